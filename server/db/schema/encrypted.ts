// Column types whose values are encrypted or hashed on their way to the database. Each reads both forms. The types in
// the database are those from before the encryption, so that both forms fit.

import { customType, makePgArray } from 'drizzle-orm/pg-core';
import { fromStored, isEncrypted, isEncrypting, toStored, toStoredHash } from '../encryption.ts';

/** A text. */
export const encryptedText = (name: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (text) => toStored(text, name),
    fromDriver: (value) => fromStored(value, name),
  })(name);

/** A value in a column of JSON; encrypted it is a JSON string. */
const encryptedJsonIn = <T>(dataType: 'json' | 'jsonb', name: string) =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => dataType,
    toDriver: (value) => toStoredJsonText(JSON.stringify(value), name),
    // What `toDriver` wrote.
    fromDriver: (value) => (isEncrypted(value) ? JSON.parse(fromStored(value, name)) : value) as T,
  })(name);

export const encryptedJsonb = <T>(name: string) => encryptedJsonIn<T>('jsonb', name);
/** Of `json`, which keeps a plain text exactly as it is. */
export const encryptedJson = <T>(name: string) => encryptedJsonIn<T>('json', name);

/** The exact text of a JSON value, as a column of JSON stores it. */
export function toStoredJsonText(text: string, name: string): string {
  return isEncrypting() ? JSON.stringify(toStored(text, name)) : text;
}

/** The text of what `toStoredJsonText` made. */
export function fromStoredJsonText(stored: string, name: string): string {
  const value: unknown = stored.startsWith('"') ? JSON.parse(stored) : undefined;
  return isEncrypted(value) ? fromStored(value, name) : stored;
}

/** A list of texts; encrypted it is a list of one. */
export const encryptedTexts = <T extends string>(name: string) =>
  customType<{ data: T[]; driverData: string | string[] }>({
    dataType: () => 'text[]',
    toDriver: (texts) =>
      makePgArray(isEncrypting() ? [toStored(JSON.stringify(texts), name)] : texts),
    fromDriver(value) {
      const [first] = value;
      return (isEncrypted(first) ? JSON.parse(fromStored(first, name)) : value) as T[];
    },
  })(name);

/** A text of which the keyed hash alone is stored: it can be compared with, and not read. */
export const hashedText = (name: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: toStoredHash,
  })(name);
