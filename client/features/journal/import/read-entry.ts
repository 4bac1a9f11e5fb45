// What the readers of files have in common: an entry as a file has it, and the failure that names its line.

import type { Mood } from '#shared/journal/journal-rules.ts';

export interface FileEntry {
  /** Of our own export; others get an id made from their words. */
  id?: string;
  date: string;
  zone?: string | undefined;
  text: string;
  mood: Mood | null;
  tags: readonly string[];
  /** ISO 8601; undefined where the file has no time. */
  markedAt?: string | undefined;
}

export interface ReadFile {
  /** The name of the app, for the reader: 'Day One'. */
  source: string;
  entries: FileEntry[];
  /** Photographs and recordings, which a journal does not keep. */
  photographs: number;
}

/** A file that cannot be read; the message names its line. */
export class UnreadableFileError extends Error {}

export interface TextFile {
  name: string;
  text: string;
}

/** The line, from 1, of a position in a text. */
export function lineAt(text: string, position: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}

/** The fields of a value that may be anything. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value) as Record<string, unknown>;
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
