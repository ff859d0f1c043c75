"""Several people at one table, each at their own browser."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.person import Invited


def test_two_people_play_and_a_third_watches(person: Invited) -> None:
    ann, ben, eve = person("Ann"), person("Ben"), person("Eve")
    ann.opens("duals", "me", "open")
    expect(ann.part("img", "The link to join, as a QR code")).to_be_visible()
    ann.has_nothing_to_stumble_over()
    eve.watches(ann.reads("To watch"))
    ben.joins(ann.reads("To play"), crest="star")
    turn, other = (ann, ben) if ann.has_the_turn() else (ben, ann)
    other.is_not_asked()
    turn.answers("pull")
    turn.is_told("You pull")
    for each in (other, eve):
        each.is_told(f"{turn.name} pulls")
    turn.plays_until(f"{other.name}’s turn")
    other.plays_until(f"{turn.name}’s turn")
    eve.sees("You are watching")
    eve.is_not_asked()
    eve.presses("1")
    turn.plays_until(f"{other.name}’s turn")
    other.says("Well pulled!")
    turn.sees("Well pulled!")
    eve.says("I have pressed 1")
    eve.sees("I have pressed 1")  # her page and the hall had the time to make something of it
    eve.is_not_told("You ")


def test_a_hand_is_on_no_other_page(person: Invited) -> None:
    ann, ben, eve = person("Ann"), person("Ben"), person("Eve")
    ann.opens("duals", "me", "open")
    eve.watches(ann.reads("To watch"))
    ben.joins(ann.reads("To play"))
    for each in (ann, ben, eve):
        each.sees("How things stand")
    for one, other in ((ann, ben), (ben, ann)):
        hand = one.things - eve.things
        assert len(hand) > 1
        assert not [card for card in hand if card in other.page.content()]
        assert not [card for card in hand if card in eve.page.content()]


def test_names_and_crests_are_as_they_were_chosen(person: Invited) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.opens("duals", "me", "open")
    ben.joins(ann.reads("To play"), crest="star")
    for each in (ann, ben):
        expect(each.seat("Ben")).to_be_visible()
    expect(ben.seat("Ben")).to_contain_text("Ben (you)")
    seats = ann.page.request.get(f"{ann.hall.url}/api/tables/{table}").json()["table"]["seats"]
    assert [(seat["name"], seat["colour"]) for seat in seats] == [("Ann", 0), ("Ben", 2)]


def test_players_and_watchers_talk_apart_and_can_be_muted(person: Invited) -> None:
    ann, ben, eve = person("Ann"), person("Ben"), person("Eve")
    ann.opens("duals", "me", "open")
    eve.watches(ann.reads("To watch"))
    ben.joins(ann.reads("To play"))
    eve.says("Ann will win")
    eve.sees("Ann will win")
    ben.says("Good luck!")
    ann.sees("Good luck!")
    ann.says("And to <b>you</b>")
    ben.sees("And to <b>you</b>")
    ann.does_not_see("Ann will win")
    eve.does_not_see("Good luck!")
    ann.clicks("Mute Ben")
    ann.does_not_see("Good luck!")
    eve.clicks("Mute all who watch")
    eve.does_not_see("Ann will win")
    eve.sees("What was said is muted.")
    ann.clicks("Mute Ben")
    ann.sees("Good luck!")


def test_the_host_says_who_may_talk(person: Invited) -> None:
    ann, ben = person("Ann"), person("Ben")
    ann.opens("duals", "me", "open")
    ben.joins(ann.reads("To play"))
    ann.opens_part("Who may talk")
    with ann.page.expect_response("**/mute"):
        ann.page.get_by_label("Ben", exact=True).uncheck()
    ben.says("Hear me")
    ben.sees("The host has asked you to be quiet.")
    expect(ben.page.get_by_label("Say something")).to_have_value("Hear me")
    ann.does_not_see("Hear me")


def test_what_is_taken_back_is_seen_by_all(person: Invited) -> None:
    ann, eve = person("Ann"), person("Eve")
    ann.opens("duals", "me", "open")
    eve.watches(ann.reads("To watch"))
    ann.clicks("Begin with bots")
    ann.is_asked("Ready to pull a token?")
    ann.answers("pull")
    ann.is_asked("Where do you place your token?")
    ann.options.first.click()
    eve.is_told("Ann places")
    ann.clicks("Undo")
    eve.sees("Ann took an answer back.")
    eve.is_not_told("Ann places")
    ann.is_asked("Where do you place your token?")


def test_nothing_is_taken_back_where_the_table_forbids_it(person: Invited) -> None:
    ann = person("Ann")
    ann.opens("duals", "me", undo=False)
    ann.is_asked("Ready to pull a token?")
    ann.answers("pull")
    ann.options.first.click()
    ann.is_told("You place")
    expect(ann.part("button", "Undo")).to_have_count(0)
    ann.presses("u")
    ann.opens_part("This table")
    ann.sees("not allowed")
    ann.is_told("You place")
