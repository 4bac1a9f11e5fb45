// What a fact of the letter means, in a sentence under 'Why?': a contact by the moving body and how it meets the natal
// point, an event of the sky by its kind.

import { type ContactTone, TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import type { AspectKey } from '#shared/sky/aspects.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { EventKey } from './unit.ts';

const MEANINGS: Readonly<Record<BodyKey, Readonly<Record<ContactTone, string>>>> = {
  sun: {
    joined: 'The Sun lights whatever it stands on, and for a day this is what everyone can see.',
    easy: 'At this angle the Sun warms what it reaches without asking anything for it.',
    hard: 'The Sun at a hard angle shows you this from the side you would rather not turn to it.',
  },
  moon: {
    joined: 'The Moon spends a few hours on top of this, and your mood takes its color from it.',
    easy: 'The Moon passes on good terms here, so for a few hours this part is simply easier.',
    hard: 'The Moon pulls one way and this pulls the other, for a few hours, about something small.',
  },
  mercury: {
    joined: 'Mercury carries words to this place, and most of what you say now comes from it.',
    easy: 'Mercury has a clear line here: what you mean and what they hear are close to the same.',
    hard: 'Mercury at a hard angle crosses the wires, and your first answer is rarely the true one.',
  },
  venus: {
    joined: 'Venus brings liking to whatever she meets, yours for others and theirs for you.',
    easy: 'Venus makes this pleasant to deal with, if somebody takes the first step.',
    hard: 'Venus at a hard angle makes you want two things that will not fit on one plate.',
  },
  mars: {
    joined: 'Mars adds heat and speed to whatever he meets, whether or not you called for it.',
    easy: 'Mars lends strength here: what you start now costs less than it usually would.',
    hard: 'Mars at a hard angle pushes before he looks, and what he pushes tends to push back.',
  },
  jupiter: {
    joined: 'Jupiter makes more of what he meets, for some weeks, the good and the too much alike.',
    easy: 'Jupiter opens a door at this angle and leaves it to you to walk through.',
    hard: 'Jupiter at a hard angle promises a little more than anybody can deliver.',
  },
  saturn: {
    joined: 'Saturn asks what this is made of, and keeps whatever can carry weight.',
    easy: 'Saturn helps at this angle, slowly: what you build now tends to stay up.',
    hard: 'Saturn at a hard angle is the limit you meet, and what you learn to do inside it.',
  },
  uranus: {
    joined: 'Uranus wakes what he meets, and what was settled about it stops being settled.',
    easy: 'Uranus loosens this without breaking anything, so that another way can be tried.',
    hard: 'Uranus at a hard angle moves the furniture while you are still sitting on it.',
  },
  neptune: {
    joined: 'Neptune softens the edges of what he meets, until you cannot say where it ends.',
    easy: 'Neptune lends imagination here, and a kindness that does not keep accounts.',
    hard: 'Neptune at a hard angle makes it hard to tell what is so from what you hope.',
  },
  pluto: {
    joined: 'Pluto goes to the bottom of what he meets, and brings up what was kept there.',
    easy: 'Pluto gives depth at this angle: you can look at the whole of it and stay standing.',
    hard: 'Pluto at a hard angle presses on this until you say what you really want of it.',
  },
};

/** A sentence on what a contact or a season means. */
export function getMeaning(contact: { moving: BodyKey; aspect: AspectKey }): string {
  return MEANINGS[contact.moving][TONE_OF_CONTACT[contact.aspect]];
}

const EVENT_MEANINGS: Readonly<Record<EventKey, string>> = {
  'solar-eclipse': 'An eclipse of the Sun is a new Moon that counts for half a year.',
  'lunar-eclipse':
    'An eclipse of the Moon is a full Moon that counts double: what you see here stays seen.',
  'new-moon': 'At a new Moon the month begins again, and this is where in your life it begins.',
  'full-moon': 'At a full Moon what began two weeks ago stands in full light, and stands here.',
  'mercury-retrograde':
    'Mercury turns back three times a year, and goes over this part of your life again.',
  'mercury-direct': 'Mercury turns forward again, and what was checked twice here can now be sent.',
  'venus-retrograde': 'Venus turns back every year and a half, and asks again what you like here.',
  'venus-direct':
    'Venus turns forward again: after six weeks of asking, you know better what you want here.',
  'mars-retrograde':
    'Mars turns back every two years, and what pushed outward here works inward for a while.',
  'mars-direct': 'Mars turns forward again, and what would not move here for weeks begins to give.',
};

/** A sentence on what an event of the sky means. */
export function getEventMeaning(key: EventKey): string {
  return EVENT_MEANINGS[key];
}
