// What a contact of the Moon means at each of the reader's points, in a sentence under 'Why?': most letters have one.

import type { ContactTone } from '#server/sky/contacts/index.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';

export const MOON_MEANINGS: Readonly<Record<NatalPointKey, Readonly<Record<ContactTone, string>>>> =
  {
    sun: {
      joined: 'The Moon sits with your Sun for a few hours: what you feel and who you are agree.',
      easy: 'The Moon backs your Sun for a few hours, and being yourself takes less courage.',
      hard: 'For a few hours the Moon pulls against your Sun: what you need gets in your own way.',
    },
    moon: {
      joined:
        'The Moon is back where it stood at your birth, and for a few hours your own needs are the loudest.',
      easy: 'The Moon is on good terms with its place at your birth: for a few hours you’re easily comforted.',
      hard: 'The Moon is at odds with its place at your birth: for a few hours your mood and the room don’t match.',
    },
    mercury: {
      joined:
        'The Moon stands on your Mercury, which finds the words, and for a few hours your mood does the talking.',
      easy: 'The Moon helps your Mercury for a few hours: what you feel goes into words without a fight.',
      hard: 'For a few hours the Moon and your Mercury disagree: what you feel and what you say come apart.',
    },
    venus: {
      joined:
        'The Moon stands on your Venus for a few hours, and you want to be near whatever you like.',
      easy: 'The Moon is kind to your Venus: for a few hours, liking and being liked come easier.',
      hard: 'For a few hours the Moon crosses your Venus: what comforts you and what you find lovely aren’t the same.',
    },
    mars: {
      joined:
        'The Moon sets off your Mars for a few hours: you feel a thing and act on it at once.',
      easy: 'The Moon lends your Mars a hand, and for a few hours you can push without getting cross.',
      hard: 'For a few hours the Moon rubs against your Mars, and small things are quick to annoy you.',
    },
    jupiter: {
      joined:
        'The Moon fills up your Jupiter, the part that hopes, and for a few hours enough isn’t quite enough.',
      easy: 'The Moon is on good terms with your Jupiter: for a few hours, hope comes easier.',
      hard: 'For a few hours the Moon eggs on your Jupiter, and you may promise more than you’ll feel like keeping.',
    },
    saturn: {
      joined:
        'The Moon stands on your Saturn for a few hours: you feel what you owe, and how tired you are.',
      easy: 'The Moon steadies itself on your Saturn: for a few hours, plain duty is a comfort.',
      hard: 'For a few hours the Moon leans on your Saturn, and everything feels a bit more like your job.',
    },
    uranus: {
      joined:
        'The Moon jolts your Uranus, the restless part, and for a few hours you want something else, now.',
      easy: 'The Moon loosens your Uranus for a few hours, and a change of plan feels like fresh air.',
      hard: 'For a few hours the Moon stirs your Uranus: you want to be held, and you want to be left alone.',
    },
    neptune: {
      joined:
        'The Moon sinks into your Neptune for a few hours, and you soak up the feelings of a whole room.',
      easy: 'The Moon is gentle with your Neptune: for a few hours you imagine well and forgive easily.',
      hard: 'For a few hours the Moon fogs your Neptune, and a feeling can pass for a fact.',
    },
    pluto: {
      joined:
        'The Moon goes down to your Pluto for a few hours, and a small feeling comes up with its roots.',
      easy: 'The Moon is on good terms with your Pluto: for a few hours you can look at a deep feeling calmly.',
      hard: 'For a few hours the Moon presses on your Pluto, and you hold on tighter than the matter needs.',
    },
    ascendant: {
      joined:
        'The Moon crosses your Ascendant, the side people meet first: for a few hours your mood is in plain view.',
      easy: 'The Moon is on good terms with your Ascendant: for a few hours people read you kindly.',
      hard: 'For a few hours the Moon is at odds with your Ascendant: how you feel and how you come across differ.',
    },
    midheaven: {
      joined:
        'The Moon crosses your Midheaven, your place in public, and for a few hours your mood comes to work with you.',
      easy: 'The Moon helps your Midheaven: for a few hours you’re noticed for the right things.',
      hard: 'For a few hours the Moon is at odds with your Midheaven: what you need and what’s expected of you collide.',
    },
  };
