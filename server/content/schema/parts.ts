// Building blocks of all schemas.

import * as z from 'zod';
import { HOUSE_NUMBERS } from '#shared/sky/houses.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';

/** A text of one or more sentences. */
export const text = z.string().min(1);

/** Exactly one entry for each of some keys. */
export const forEach = <Key extends string, Value extends z.ZodType>(
  keys: readonly Key[],
  value: Value,
) => z.record(z.enum(keys), value);

export const bySign = <Value extends z.ZodType>(value: Value) => forEach(SIGN_KEYS, value);

export const ELEMENT_KEYS = ['fire', 'earth', 'air', 'water'] as const;
export const byElement = <Value extends z.ZodType>(value: Value) => forEach(ELEMENT_KEYS, value);

const HOUSES = HOUSE_NUMBERS.map((house) => `${house}` as const);
/** By the number of a house, 1 to 12. */
export const byHouse = <Value extends z.ZodType>(value: Value) => forEach(HOUSES, value);

export const QUICK_PLANETS = ['sun', 'mercury', 'venus', 'mars'] as const;
export const SLOW_PLANETS = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;
export const TURNING_PLANETS = ['mercury', 'venus', 'mars', ...SLOW_PLANETS] as const;
export const DIRECTIONS = ['retrograde', 'direct'] as const;
