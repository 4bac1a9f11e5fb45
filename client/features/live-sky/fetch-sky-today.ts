// The sky of a day for visitors. The answer is validated by hand: the schema would bring a library as
// large as the rest of this page.

import { fetchText } from '#client/lib/fetch-text.ts';
import type { SkyToday } from '#shared/horoscope/horoscope.schema.ts';
import { SKY_TODAY_PATH } from '#shared/horoscope/sky-today.path.ts';
import type { SkyFact, SkyFactKind } from '#shared/sky/sky-fact.ts';

/** The fields of each kind of fact that the page prints as times. */
const TIMES_OF_KIND: Readonly<Record<SkyFactKind, readonly string[]>> = {
  position: ['since', 'until'],
  aspect: ['exactAt'],
  ingress: ['exactAt'],
  station: ['exactAt'],
  retrograde: ['since', 'until'],
  phase: ['exactAt'],
  void: ['from', 'until'],
};

/**
 * The sky of a date (`YYYY-MM-DD`), the same for all visitors; undefined after a refusal or an invalid answer.
 * Throws ConnectionError when no answer comes or `signal` aborts, and SyntaxError for an answer that is not JSON.
 */
export async function fetchSkyToday(
  date: string,
  signal: AbortSignal,
): Promise<SkyToday | undefined> {
  const path = `${SKY_TODAY_PATH}?date=${date}`;
  const { response, text } = await fetchText(`GET ${SKY_TODAY_PATH}`, path, signal);
  if (!response.ok) return undefined;
  const answer: unknown = JSON.parse(text);
  return isSkyToday(answer) ? answer : undefined;
}

/** Validates only what the page prints. */
function isSkyToday(answer: unknown): answer is SkyToday {
  if (!isRecord(answer)) return false;
  const { date, content, sentences, facts, positions, moon, headlines } = answer;
  return (
    typeof date === 'string' &&
    typeof content === 'string' &&
    Array.isArray(sentences) &&
    sentences.every(isSentence) &&
    Array.isArray(facts) &&
    facts.every(isFact) &&
    Array.isArray(positions) &&
    positions.every(isPosition) &&
    Array.isArray(moon) &&
    moon.every(isMoonSample) &&
    isRecord(headlines)
  );
}

function isSentence(sentence: unknown): boolean {
  return (
    isRecord(sentence) && typeof sentence['text'] === 'string' && Array.isArray(sentence['facts'])
  );
}

function isPosition(position: unknown): boolean {
  return (
    isRecord(position) &&
    typeof position['body'] === 'string' &&
    Number.isFinite(position['longitudeDegrees']) &&
    Number.isFinite(position['speedDegreesPerDay'])
  );
}

function isMoonSample(sample: unknown): boolean {
  return isRecord(sample) && isTimeOrNull(sample['at']) && Number.isFinite(sample['longitude']);
}

function isFact(fact: unknown): fact is SkyFact {
  if (!isRecord(fact) || typeof fact['text'] !== 'string' || !Array.isArray(fact['bodies'])) {
    return false;
  }
  const kinds: Readonly<Record<string, readonly string[]>> = TIMES_OF_KIND;
  const times = kinds[String(fact['kind'])];
  return times?.every((time) => isTimeOrNull(fact[time])) ?? false;
}

function isTimeOrNull(time: unknown): boolean {
  return time === null || (typeof time === 'string' && !Number.isNaN(Date.parse(time)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
