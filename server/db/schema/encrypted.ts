// Column types whose values are encrypted or hashed on their way to the database. Each reads both forms, plain and
// encrypted. Their SQL types are those of the plain values, so that both forms fit.

import { customType, makePgArray } from 'drizzle-orm/pg-core';
import { fromStored, isEncrypted, isEncrypting, toStored, toStoredHash } from '../encryption.ts';

/** A column of encrypted text. */
export const encryptedText = (name: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (text) => toStored(text, name),
    fromDriver: (value) => fromStored(value, name),
  })(name);

/** A column of JSON; an encrypted value is stored as a JSON string. */
const encryptedJsonIn = <T>(dataType: 'json' | 'jsonb', name: string) =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => dataType,
    toDriver: (value) => toStoredJsonText(JSON.stringify(value), name),
    // What `toDriver` wrote.
    fromDriver: (value) => (isEncrypted(value) ? JSON.parse(fromStored(value, name)) : value) as T,
  })(name);

/** A column of the type `jsonb`. */
export const encryptedJsonb = <T>(name: string) => encryptedJsonIn<T>('jsonb', name);
/** A column of the type `json`, which keeps the text of a plain value exactly as it is. */
export const encryptedJson = <T>(name: string) => encryptedJsonIn<T>('json', name);

/** Turns the text of a JSON value into what an encrypted column `name` stores, for SQL that bypasses the column. */
export function toStoredJsonText(text: string, name: string): string {
  return isEncrypting() ? JSON.stringify(toStored(text, name)) : text;
}

/** The inverse of `toStoredJsonText`; also reads plain values. */
export function fromStoredJsonText(stored: string, name: string): string {
  const value: unknown = stored.startsWith('"') ? JSON.parse(stored) : undefined;
  return isEncrypted(value) ? fromStored(value, name) : stored;
}

/** A column of a list of texts; an encrypted list is stored as a list of one text. */
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

/** A column that stores only the keyed hash of a text: values can be compared with it, but the text cannot be read. */
export const hashedText = (name: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: toStoredHash,
  })(name);
