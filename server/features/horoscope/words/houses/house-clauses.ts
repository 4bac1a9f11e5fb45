// What each house is, as a clause that can follow a sign's name: "Aries, the corner of your chart that …".
// Each begins with the preposition that it takes ("in", "on", "at"), which `{house}` leaves out; no commas.

import { type Line, lines } from '../lines.ts';

/** By house, 1-12 (index 0 is the first house). */
export const HOUSE_CLAUSES = [
  lines(`
    in the part of your chart that answers when someone calls your name
    at the front door of your chart
    in the corner of your chart that signs in first and sits down second
    in the part of your chart that walks into rooms before you do
    in your house of first impressions and second haircuts
    in the corner of your chart with your name on the mailbox
    in the part of your chart that people meet before they meet you
    in the hallway of your chart where the good mirror hangs
    in your own sign and your own shoes
  `),
  lines(`
    in the corner of your chart that knows what is in the pantry
    in your house of good bread and sensible shoes
    in the part of your chart that keeps receipts in a cookie tin
    on the shelf of your chart where the nice things wait for an occasion
    in your house of belongings and what they are worth to you
    in the part of your chart that checks the stitching
    in the corner of your chart with the soft blanket and the firm opinions about it
    in the part of your chart that likes things it can hold
    in the drawer of your chart where the good scissors live
  `),
  lines(`
    in the corner of your chart where the messages pile up
    in your house of neighbors and errands and half-finished texts
    in the part of your chart that talks with its hands
    on the sidewalk of your chart where everyone stops to chat
    in the part of your chart that owns four pens and can find one
    in the corner of your chart that knows every shortcut and one good rumor
    in your house of siblings and side streets
    in the part of your chart with the bicycle and the notebook
    at the switchboard of your chart
  `),
  lines(`
    in the kitchen of your chart
    in the corner of your chart that still has the old family recipe
    in your house of floorboards and people who knew you at seven
    in the part of your chart that knows which stair creaks
    on the couch of your chart
    in the corner of your chart where shoes come off
    in the part of your chart that keeps the spare blankets
    in your house of roots and leftovers
    in the room of your chart with the old photographs in it
  `),
  lines(`
    in the corner of your chart that still has the crayons
    on the dance floor of your chart
    in your house of flirting and finger paint
    in the part of your chart that claps at its own jokes
    on the stage in your chart with the slightly crooked curtain
    in the room of your chart where nobody keeps score
    in the part of your chart that orders dessert first
    in your house of romance and other hobbies
    in the corner of your chart that wants to be asked to dance
  `),
  lines(`
    at the workbench of your chart
    in the corner of your chart that alphabetizes the spices
    in your house of lists and the pets who walk on them
    in the part of your chart that reads the manual
    in the part of your chart that keeps the week on its rails
    in the broom closet of your chart where the real power is
    in your house of routines and comfortable shoes
    in the corner of your chart with the toolbox and the tidy labels
    in the part of your chart that waters the plants and knows which ones sulk
  `),
  lines(`
    in the chair across the table from you
    in the corner of your chart that always sets two places
    in your house of partners and worthy opponents
    in the part of your chart that asks what the other person wants
    in the passenger seat of your chart
    in the room of your chart with two armchairs
    in the part of your chart that says we
    at the other end of the seesaw in your chart
    in your house of handshakes and shared umbrellas
  `),
  lines(`
    in the locked drawer of your chart
    in the corner of your chart that knows where the spare key is
    in your house of secrets and things held in common
    in the part of your chart that reads the last page first
    in the cellar of your chart where the good stuff ages
    in the part of your chart that asks the second question
    at the deep end of your chart
    in the room of your chart where people lower their voices
    in your house of trust and long memories
  `),
  lines(`
    in the corner of your chart that keeps a packed bag by the door
    in the map room of your chart
    in your house of long roads and large opinions
    in the part of your chart that reads the plaque on every monument
    in the window seat of your chart
    in the corner of your chart that has three library cards
    in the part of your chart that learns hello in every language first
    on the shelf of your chart that needs a ladder
    in your house of journeys and the theories they spoil
  `),
  lines(`
    in the corner office of your chart
    in the part of your chart with your name on the door
    in your house of ladders and the people who hold them
    on the balcony of your chart where everybody can see you
    in the corner of your chart that irons the good shirt
    on the rooftop of your chart
    in the part of your chart that gets introduced with a title
    in the shop window of your chart
    in your house of work that other people can see
  `),
  lines(`
    at the long table in your chart where your friends sit
    in the group chat of your chart
    in your house of friends and far-off plans
    in the corner of your chart that saves you a seat
    in the part of your chart that knows someone with a van
    in the clubhouse of your chart
    in the part of your chart that plans five years ahead
    on the bench in your chart where the whole team fits
    in your house of good company and ambitious potlucks
  `),
  lines(`
    in the attic of your chart
    in the hammock of your chart
    in the corner of your chart that keeps the unsent letters
    in your house of naps and second thoughts
    in the part of your chart that dreams in detail
    in the back room of your chart with the curtains half drawn
    in the quiet car of your chart
    in the part of your chart that would like the phone to be in another room
    in the garden behind your chart where nobody asks you anything
  `),
] as const satisfies readonly (readonly Line[])[];

/** A house in two or three words, to stand after "in": 1-12 (index 0 is the first house). */
export const HOUSE_ROOMS = [
  lines(`
    your own front hall
    your own first house
    your own doorway
    your house of first impressions
  `),
  lines(`
    your pantry
    your house of comforts
    your treasure cupboard
    your second house
  `),
  lines(`
    your inbox
    your house of messages
    your neighborhood
    your third house
  `),
  lines(`
    your kitchen
    your house of home truths
    your living room
    your fourth house
  `),
  lines(`
    your playroom
    your house of fun
    your costume box
    your fifth house
  `),
  lines(`
    your workshop
    your house of routines
    your toolbox
    your sixth house
  `),
  lines(`
    your parlor for two
    your house of partners
    your passenger seat
    your seventh house
  `),
  lines(`
    your locked drawer
    your house of trust
    your cellar
    your eighth house
  `),
  lines(`
    your map room
    your house of journeys
    your suitcase
    your ninth house
  `),
  lines(`
    your corner office
    your house of ambition
    your shop window
    your tenth house
  `),
  lines(`
    your circle of friends
    your house of friends
    your clubhouse
    your eleventh house
  `),
  lines(`
    your attic
    your house of rest
    your back garden
    your twelfth house
  `),
] as const satisfies readonly (readonly Line[])[];
