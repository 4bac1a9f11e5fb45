// Column types whose values are encrypted or hashed on their way to the database. Each reads both forms, plain and
// encrypted. Their SQL types are those of the plain values, so that both forms fit.

import { type SQL, sql } from 'drizzle-orm';
import { customType, makePgArray } from 'drizzle-orm/pg-core';
import type { LengthClass } from '#server/platform/length-classes.ts';
import { BIRTH_TIME_FOLDS, type BirthTimeFold } from '#shared/core/birth.ts';
import {
  fromStored,
  isEncrypted,
  isEncrypting,
  isUniform,
  toStored,
  toStoredHash,
} from '../encryption.ts';

/** A column of encrypted text. */
export const encryptedText = (name: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (text) => toStored(text, name),
    fromDriver: (value) => fromStored(value, name),
  })(name);

/** What is stored encrypted where a local time came once, so that a row does not tell whether it did. */
const CAME_ONCE = 'once';

/** A column that says which of two equal local times is meant; an encrypted null is stored as text. */
export const encryptedFold = (name: string) =>
  customType<{ data: BirthTimeFold | null; driverData: string }>({
    dataType: () => 'text',
    // Drizzle stores null by itself: write `storedFold` in its place.
    toDriver: (fold) => (isUniform() ? toStored(fold ?? CAME_ONCE, name) : (fold ?? CAME_ONCE)),
    fromDriver(value) {
      const text = fromStored(value, name);
      return BIRTH_TIME_FOLDS.find((fold) => fold === text) ?? null;
    },
  })(name);

/** What to write in a column of the type `encryptedFold` named `birth_time_fold`. */
export function storedFold(fold: BirthTimeFold | null): BirthTimeFold | SQL | null {
  return fold === null && isUniform() ? sql`${toStored(CAME_ONCE, 'birth_time_fold')}` : fold;
}

/** A column of JSON; an encrypted value is stored as a JSON string. */
const encryptedJsonIn = <T>(dataType: 'json' | 'jsonb', name: string, lengthClass: LengthClass) =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => dataType,
    toDriver: (value) => toStoredJsonText(JSON.stringify(value), name, lengthClass),
    // What `toDriver` wrote.
    fromDriver: (value) => (isEncrypted(value) ? JSON.parse(fromStored(value, name)) : value) as T,
  })(name);

/** A column of the type `jsonb`. */
export const encryptedJsonb = <T>(name: string, lengthClass: LengthClass) =>
  encryptedJsonIn<T>('jsonb', name, lengthClass);
/** A column of the type `json`, which keeps the text of a plain value exactly as it is. */
export const encryptedJson = <T>(name: string, lengthClass: LengthClass) =>
  encryptedJsonIn<T>('json', name, lengthClass);

/** Turns the text of a JSON value into what an encrypted column `name` stores, for SQL that bypasses the column. */
export function toStoredJsonText(text: string, name: string, lengthClass: LengthClass): string {
  return isEncrypting() ? JSON.stringify(toStored(text, name, lengthClass)) : text;
}

/** The inverse of `toStoredJsonText`; also reads plain values. */
export function fromStoredJsonText(stored: string, name: string): string {
  // An encrypted value has no characters that JSON escapes: parsing it would only copy it.
  const value = stored.startsWith('"') ? stored.slice(1, -1) : undefined;
  // Without the spaces to which the text was padded.
  return isEncrypted(value) ? fromStored(value, name).trimEnd() : stored;
}

/** A column of a list of texts; an encrypted list is stored as a list of one text. */
export const encryptedTexts = <T extends string>(name: string, lengthClass: LengthClass) =>
  customType<{ data: T[]; driverData: string | string[] }>({
    dataType: () => 'text[]',
    toDriver: (texts) =>
      makePgArray(isEncrypting() ? [toStored(JSON.stringify(texts), name, lengthClass)] : texts),
    fromDriver(value) {
      const [first] = value;
      return (isEncrypted(first) ? JSON.parse(fromStored(first, name)) : value) as T[];
    },
  })(name);

/** A column that stores only the keyed hash of a text: values can be compared with it, but the text cannot be read. */
export const hashedText = (name: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: toStoredHash,
  })(name);
