// JSON with the lines of its parts, so that what is wrong with a file can be found in it.

import { IMPORT_COPY } from './import.copy.ts';
import { lineAt, type TextFile, UnreadableFileError } from './read-entry.ts';

/** The value of a JSON file; throws with the line at which it is no JSON. */
export function parseJson({ name, text }: TextFile): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableFileError(IMPORT_COPY.notJson(name, findLine(text, String(error))));
  }
}

/** Browsers name a line, a position or nothing. */
function findLine(text: string, message: string): number {
  const line = /line (\d+)/i.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/i.exec(message)?.[1];
  return lineAt(text, position === undefined ? text.length : Number(position));
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
