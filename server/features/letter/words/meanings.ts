// What a fact of the letter means, in a sentence under 'Why?': a contact by the moving body and how it meets the natal
// point, an event of the sky by its kind.

import { type ContactTone, TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import type { AspectKey } from '#shared/sky/aspects.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { getNatalPointName, type NatalPointKey } from '#shared/sky/natal-points.ts';
import { MOON_MEANINGS } from './moon-meanings.ts';
import type { EventKey } from './unit.ts';

type Meaning = (point: string) => string;

/** By the moving body; `point` is the natal point as the reader knows it: 'your Venus'. */
const MEANINGS: Readonly<Record<Exclude<BodyKey, 'moon'>, Readonly<Record<ContactTone, Meaning>>>> =
  {
    sun: {
      joined: (point) =>
        `The Sun lights up ${point}, and for a day it’s what everyone can see of you.`,
      easy: (point) => `The Sun warms ${point} at this angle without asking anything for it.`,
      hard: (point) =>
        `The Sun at a hard angle to ${point} shows the side of you that you’d rather keep turned away.`,
    },
    mercury: {
      joined: (point) =>
        `Mercury, the messenger, stands on ${point}, and most of what you say now comes from there.`,
      easy: (point) =>
        `Mercury has a clear line to ${point}: what you mean and what they hear are nearly the same.`,
      hard: (point) =>
        `Mercury at a hard angle to ${point} crosses the wires, and your first answer is rarely the true one.`,
    },
    venus: {
      joined: (point) => `Venus brings liking to ${point}: yours for others, and theirs for you.`,
      easy: (point) => `Venus smooths the way to ${point}, if somebody takes the first step.`,
      hard: (point) =>
        `Venus at a hard angle to ${point} makes you want two things that won’t fit on one plate.`,
    },
    mars: {
      joined: (point) =>
        `Mars adds heat and speed to ${point}, whether or not you called for them.`,
      easy: (point) =>
        `Mars lends ${point} strength: what you start now costs less than it usually would.`,
      hard: (point) =>
        `Mars at a hard angle to ${point} pushes first and looks later, and what’s pushed tends to push back.`,
    },
    jupiter: {
      joined: (point) =>
        `Jupiter makes more of ${point} for some weeks, the good and the too much alike.`,
      easy: (point) => `Jupiter opens a door for ${point} and leaves it to you to walk through.`,
      hard: (point) =>
        `Jupiter at a hard angle to ${point} promises a little more than anybody can deliver.`,
    },
    saturn: {
      joined: (point) =>
        `Saturn asks what ${point} is made of, and keeps whatever can carry weight.`,
      easy: (point) => `Saturn helps ${point} slowly: what you build now tends to stay up.`,
      hard: (point) =>
        `Saturn at a hard angle to ${point} is the limit you meet, and what you learn to do inside it.`,
    },
    uranus: {
      joined: (point) => `Uranus wakes up ${point}, and what was settled stops being settled.`,
      easy: (point) =>
        `Uranus loosens ${point} without breaking anything, so that another way can be tried.`,
      hard: (point) =>
        `Uranus at a hard angle to ${point} moves the furniture while you’re still sitting on it.`,
    },
    neptune: {
      joined: (point) =>
        `Neptune softens the edges of ${point}, until you can’t say where it ends.`,
      easy: (point) =>
        `Neptune lends ${point} imagination, and a kindness that doesn’t keep accounts.`,
      hard: (point) =>
        `Neptune at a hard angle to ${point} makes it hard to tell what is so from what you hope.`,
    },
    pluto: {
      joined: (point) => `Pluto goes to the bottom of ${point}, and brings up what was kept there.`,
      easy: (point) =>
        `Pluto gives ${point} depth at this angle: you can look at all of it and stay standing.`,
      hard: (point) =>
        `Pluto at a hard angle presses on ${point} until you say what you really want of it.`,
    },
  };

/** A sentence on what a contact or a season means; it names both bodies. */
export function getMeaning(contact: {
  moving: BodyKey;
  natal: NatalPointKey;
  aspect: AspectKey;
}): string {
  const { moving, natal, aspect } = contact;
  const tone = TONE_OF_CONTACT[aspect];
  return moving === 'moon'
    ? MOON_MEANINGS[natal][tone]
    : MEANINGS[moving][tone](`your ${getNatalPointName(natal)}`);
}

const EVENT_MEANINGS: Readonly<Record<EventKey, string>> = {
  'solar-eclipse': 'An eclipse of the Sun is a new Moon that counts for half a year.',
  'lunar-eclipse':
    'An eclipse of the Moon is a full Moon that counts double: what you see here stays seen.',
  'new-moon': 'At a new Moon the month begins again, and this is where in your life it begins.',
  'full-moon': 'At a full Moon what began two weeks ago stands in full light, and stands here.',
  'mercury-retrograde':
    'Mercury turns back three times a year, and goes over this part of your life again.',
  'mercury-direct':
    'Mercury goes forward again, and what you went back over here can move on when it’s ready.',
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
