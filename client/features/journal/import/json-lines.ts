// JSON with the lines of its parts, so that what is wrong with a file can be found in it.

import { IMPORT_COPY } from './import.copy.ts';
import { lineAt, type TextFile, UnreadableFileError } from './read-entry.ts';

/** The value of a JSON file; throws with the line at which it is no JSON. */
export function parseJson({ name, text }: TextFile): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not every browser says where.
    const line = lineAt(text, findEndOfJson(text));
    throw new UnreadableFileError(IMPORT_COPY.notJson(name, line));
  }
}

/** A mark, a text, or another value that has no parts. */
const TOKEN =
  /\s*(?:([{}[\],:])|("(?:[^"\\\n\r]|\\.)*")|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y;
type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end';

/** How far a text is the beginning of a JSON value: the position of the first token that cannot stand there. */
function findEndOfJson(text: string): number {
  const open: string[] = [];
  let expected: Expected = 'value';
  let end = 0;
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(text); token !== null; token = TOKEN.exec(text)) {
    const next = follow(expected, token[1] ?? (token[2] === undefined ? 'other' : 'text'), open);
    if (next === undefined) return TOKEN.lastIndex - 1;
    expected = next;
    end = TOKEN.lastIndex;
  }
  return end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
}

/** What may stand after a token; undefined where the token may not. `open` are the brackets that are open. */
function follow(expected: Expected, token: string, open: string[]): Expected | undefined {
  const isValue = expected === 'value' || expected === 'value or end';
  const isKey = expected === 'key' || expected === 'key or end';
  const after: Expected = 'comma or end';
  switch (token) {
    case '{':
    case '[':
      if (!isValue) return undefined;
      open.push(token);
      return token === '{' ? 'key or end' : 'value or end';
    case '}':
    case ']': {
      const isEnd = expected.endsWith('or end') && open.at(-1) === (token === '}' ? '{' : '[');
      return isEnd && open.pop() !== undefined ? after : undefined;
    }
    case ',':
      if (expected !== after || open.length === 0) return undefined;
      return open.at(-1) === '{' ? 'key' : 'value';
    case ':':
      return expected === 'colon' ? 'value' : undefined;
    case 'text':
      if (isKey) return 'colon';
      return isValue ? after : undefined;
    default:
      return isValue ? after : undefined;
  }
}

/** The lines on which the objects begin that stand in a list at this depth, 1 for a list that is the whole file. */
export function listObjectLines(text: string, depth: number): number[] {
  const open: string[] = [];
  const lines: number[] = [];
  let line = 1;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\n') line += 1;
    if (isString) {
      if (char === '\\') at += 1;
      else if (char === '"') isString = false;
    } else if (char === '"') isString = true;
    else if (char === '{' || char === '[') {
      if (char === '{' && open.length === depth && open.at(-1) === '[') lines.push(line);
      open.push(char);
    } else if (char === '}' || char === ']') open.pop();
  }
  return lines;
}
