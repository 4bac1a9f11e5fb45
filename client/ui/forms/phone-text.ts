// Cleans typed or pasted phone numbers; the server has the rules for the numbers themselves.

import { foldSigns } from '#shared/core/typed-signs.ts';

/** The beginning of a link to a number. */
const LINK = /^\s*(?:tel|sms|callto):/i;
/** Characters that only format a number. */
const ORNAMENTS = /[/\\·•∙⋅‧・|_[\]{}<>~"'“”‘’]/g;
/** A number of at least seven digits with its spaces, hyphens, points and parentheses. */
const NUMBER = /\(?\+?[\d(](?:[ \-.()]*\d){6,}/g;
const LETTER = /\p{L}/u;

/**
 * The text with plain digits, spaces and hyphens; letters and anything that could be an extension stay, so that it is
 * refused.
 */
export function cleanPhoneText(typed: string): string {
  return foldSigns(typed).replace(ORNAMENTS, ' ');
}

/**
 * The number in an inserted text that also has words, such as its owner's name, or is a link; the cleaned text itself
 * if it has more digits, which may be an extension or another number.
 */
export function findPhoneText(inserted: string): string {
  const text = cleanPhoneText(inserted.replace(LINK, '')).trim();
  if (!LETTER.test(text)) return text;
  const numbers = text.match(NUMBER) ?? [];
  const [number] = numbers;
  return number !== undefined && !/\d/.test(text.replace(number, '')) ? number.trim() : text;
}

/** A national number of North America, or the part of it that is typed, with or without its 1. */
const NATIONAL = /^(\+?1)?([2-9]\d{0,2})(\d{0,3})(\d{0,4})$/;

/** A typed number of North America in groups: '212 555 0155'. Any other text, or one that its owner has set, stays. */
export function groupPhoneText(typed: string): string {
  if (!/^[\d +]*$/.test(typed)) return typed;
  const groups = NATIONAL.exec(typed.replaceAll(' ', ''))?.slice(1);
  return groups === undefined ? typed : groups.filter(Boolean).join(' ');
}
