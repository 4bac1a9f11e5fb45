// What each house is, as a clause that can follow a sign's name: "Aries, the part of you that …".
// Each begins with the preposition that it takes ("in", "on", "at"), which `{house}` leaves out; no commas.

import { type Line, lines } from '#server/text/lines.ts';

/** By house, 1-12 (index 0 is the first house). */
export const HOUSE_CLAUSES = [
  lines(`
    in the part of you that answers when someone calls your name
    at the front door of your life
    in the part of your life that signs in first and sits down second
    in the part of you that walks into rooms before you do
    in your world of first impressions and second haircuts
    in the corner of your life with your name on the mailbox
    in the version of you that people meet first
    in the hallway of your life where the good mirror hangs
    in your own sign and your own shoes
    in the first person singular
  `),
  lines(`
    in the corner of your life that knows what’s in the pantry
    in your world of good bread and sensible shoes
    in the part of you that keeps receipts in a cookie tin
    on the shelf where your nice things wait for an occasion
    in your world of belongings and what they’re worth to you
    in the part of you that checks the stitching
    in the corner of your life with the soft blanket and the firm opinions about it
    in the part of your life that likes things it can hold
    in the drawer where your good scissors live
    at the end of the shelf where you keep the fancy jam
  `),
  lines(`
    in the corner of your life where the messages pile up
    in your world of neighbors and errands and half-finished texts
    in the part of you that talks with its hands
    on the sidewalk of your life where everyone stops to chat
    in the part of your life that owns four pens and can find one
    in the part of you that knows every shortcut and one good rumor
    in your world of siblings and side streets
    in the corner of your life with the bicycle and the notebook
    at the switchboard of your life
    at the chatty end of your life
  `),
  lines(`
    in the kitchen of your life
    in the part of your life that still has the old family recipe
    in your world of floorboards and people who knew you at seven
    in the part of you that knows which stair creaks
    on the couch of your life
    in the place where your shoes come off
    in the part of your life that keeps the spare blankets
    in your world of roots and leftovers
    in the room of your life with the old photographs in it
    in the part of you that still carries the first front-door key
  `),
  lines(`
    in the corner of your life that still has the crayons
    on the dance floor of your life
    in your world of flirting and finger paint
    in the part of you that claps at its own jokes
    on the stage in your life with the slightly crooked curtain
    in the part of your life where nobody keeps score
    in the part of you that orders dessert first
    in your world of romance and other hobbies
    in the corner of your life that wants to be asked to dance
    in the part of you that never gave back the costume
  `),
  lines(`
    at the workbench of your life
    in the part of you that alphabetizes the spices
    in your world of lists and the pets who walk on them
    in the part of you that reads the manual
    in the part of your life that keeps the week on its rails
    in the broom closet of your life where the real power sits
    in your world of routines and comfortable shoes
    in the corner of your life with the toolbox and the tidy labels
    in the part of you that knows which plants sulk
    at the sensible end of your life
  `),
  lines(`
    in the chair across the table from you
    in the part of your life that always sets two places
    in your world of partners and worthy opponents
    in the part of you that asks what the other person wants
    in the passenger seat of your life
    in the room of your life with two armchairs
    in the part of you that says we
    at the other end of your seesaw
    in your world of handshakes and shared umbrellas
    in the part of your life that comes in pairs
  `),
  lines(`
    in the locked drawer of your life
    in the part of you that knows where the spare key hides
    in your world of secrets and things held in common
    in the part of you that reads the last page first
    in the cellar of your life where the good stuff ages
    in the part of you that asks the second question
    at the deep end of your life
    in the room of your life where people lower their voices
    in your world of trust and long memories
    in the part of your life that has no photographs in it
  `),
  lines(`
    in the corner of your life that keeps a packed bag by the door
    in the map room of your life
    in your world of long roads and large opinions
    in the part of you that reads the plaque on every monument
    in the window seat of your life
    in the part of you that has three library cards
    in the part of you that learns hello in every language first
    on the shelf of your life that needs a ladder
    in your world of journeys and the theories they spoil
    in the part of your life that begins past the last bus stop
  `),
  lines(`
    in the corner office of your life
    in the part of your life with your name on the door
    in your world of ladders and the people who hold them
    on the balcony of your life where everybody can see you
    in the part of you that irons the good shirt
    on the rooftop of your life
    in the part of you that gets introduced with a title
    in the store window of your life
    in your world of work that other people can see
    at the top of the stairs in your life
  `),
  lines(`
    at the long table where your friends sit
    in the group chat of your life
    in your world of friends and far-off plans
    in the corner of your life that saves you a seat
    in the part of your life that knows someone with a van
    in the clubhouse of your life
    in the part of you that plans five years ahead
    on the bench in your life where the whole team fits
    in your world of good company and ambitious potlucks
    in the part of your life that only works in the plural
  `),
  lines(`
    in the attic of your life
    in the hammock of your life
    in the part of you that keeps the unsent letters
    in your world of naps and second thoughts
    in the part of you that dreams in detail
    in the back room of your life with the curtains half drawn
    in the quiet car of your life
    in the part of you that would like the phone to be in another room
    in the garden behind your house where nobody asks you anything
    in the part of your life that hangs out a do-not-disturb sign
  `),
] as const satisfies readonly (readonly Line[])[];

/** A house in two or three words, to stand after "in": 1-12 (index 0 is the first house). */
export const HOUSE_ROOMS = [
  lines(`
    your own front hall
    your own corner
    your own doorway
    your world of first impressions
  `),
  lines(`
    your pantry
    your world of comforts
    your treasure chest
    your nest egg
  `),
  lines(`
    your inbox
    your world of messages
    your neighborhood
    your daily errands
  `),
  lines(`
    your kitchen
    your world of home truths
    your living room
    your family business
  `),
  lines(`
    your playroom
    your world of fun
    your costume box
    your hours of play
  `),
  lines(`
    your workshop
    your world of routines
    your toolbox
    your daily work
  `),
  lines(`
    your table for two
    your world of partners
    your passenger seat
    your closest partnership
  `),
  lines(`
    your locked drawer
    your world of trust
    your cellar
    your shared accounts
  `),
  lines(`
    your map room
    your world of journeys
    your suitcase
    your wider plans
  `),
  lines(`
    your corner office
    your world of ambition
    your store window
    your public life
  `),
  lines(`
    your circle of friends
    your world of friends
    your clubhouse
    your wider circle
  `),
  lines(`
    your attic
    your world of rest
    your backyard
    your quiet hours
  `),
] as const satisfies readonly (readonly Line[])[];
