// Which texts may not share a page: those with opposite advice, and those with clashing images.

import type { Advice, Picture } from '#server/content/index.ts';

/** What a text advises, and what its image is made of. */
export interface Tags {
  readonly advice: Advice;
  readonly picture: Picture;
}

const OPPOSITES: Readonly<Partial<Record<Advice | Picture, Advice | Picture>>> = {
  start: 'finish',
  finish: 'start',
  speak: 'listen',
  listen: 'speak',
  rest: 'move',
  move: 'rest',
  ask: 'let go',
  'let go': 'ask',
  up: 'down',
  down: 'up',
  water: 'fire',
  fire: 'water',
};

/** Whether one advice is the opposite of another. */
export function isOppositeAdvice(one: Advice, other: Advice): boolean {
  return OPPOSITES[one] === other;
}

/** Whether a text advises the opposite of another, or its picture clashes with the other's. */
export function isOpposite(one: Tags, other: Tags): boolean {
  return OPPOSITES[one.advice] === other.advice || OPPOSITES[one.picture] === other.picture;
}
