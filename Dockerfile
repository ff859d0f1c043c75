# A hall in a container: docker build -t emberhall . && docker run -p 127.0.0.1:8780:8780 emberhall
# docs/host-a-hall.md tells the rest.

FROM python:3.13-slim AS build
WORKDIR /source
COPY pyproject.toml constraints.txt hatch_build.py README.md LICENSE ./
COPY src ./src
RUN python -m venv /opt/emberhall \
    && /opt/emberhall/bin/pip install --no-cache-dir --constraint constraints.txt ".[hall]"

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /var/lib/emberhall --create-home emberhall
COPY --from=build /opt/emberhall /opt/emberhall
ENV PATH="/opt/emberhall/bin:$PATH" \
    PYTHONUNBUFFERED=1 \
    EMBERHALL_HOST=0.0.0.0 \
    EMBERHALL_PORT=8780 \
    EMBERHALL_DATA=/var/lib/emberhall \
    EMBERHALL_LOG_FORMAT=json
USER emberhall
VOLUME /var/lib/emberhall
EXPOSE 8780
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8780/healthz', timeout=4)"]
ENTRYPOINT ["emberhall"]
CMD ["serve"]
