/** What a person can do on the table page; `main.js` carries it out. */
export type Acts = {
  onChoose: (key: string) => void;
  onUndo: () => void;
  onHint: () => void;
  /** Opens the rules that speak about the question, or shuts them. */
  onWhy: () => void;
  onChat: (words: string) => void;
  /** Stops or goes on showing what somebody says, in this browser. */
  onQuiet: (name: string) => void;
  onEarlier: () => void;
  /** Looks through the eyes of another seat of this browser; the curtain falls or rises. */
  onLook: (chair: string, curtain: boolean) => void;
  /** Opens or shuts a section of the view, from now on. */
  onOpen: (section: string, open: boolean) => void;
  /** Tries the line again at once. */
  onTry: () => void;
  /** Asks the hall for something by POST to /api/tables/{id}/{verb}. */
  onAsk: (verb: "begin" | "leave" | "back" | "rematch" | "close" | "mail" | "mute" | "links/end", body?: object) => void;
  onLinks: () => void;
  /** Asks for a link that gives this seat to another device. */
  onRecovery: () => void;
  /** Asks for a token by which a program plays a seat of this browser. */
  onProgram: (seat: number) => void;
  onCopy: (link: string) => void;
  onNotices: () => void;
  onKeys: () => void;
  /** Changes between the board and the plain table. */
  onPlain: () => void;
};
