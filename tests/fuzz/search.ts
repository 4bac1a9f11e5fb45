// Searches for a sequence of calls with an answer that breaks a rule, and shortens the one that it finds.

import { stripVTControlCharacters } from 'node:util';
import * as fc from 'fast-check';
import type { Endpoint } from '#shared/core/endpoint.ts';
import { type Browsers, createBrowsers, type FuzzTarget } from './browsers.ts';
import type { FuzzCall } from './calls.ts';
import { createJudge, type Judge } from './judge.ts';
import { nameOf } from './list-contracts.ts';
import { storiesOf } from './stories.ts';
import { createTexts } from './texts.ts';

const ANSWER_WITHIN_MS = 1_000;
/** After this many times the limit, the search stops waiting for an answer. */
const GIVE_UP_FACTOR = 10;
const MAX_SHOWN = 1_500;

export interface SearchOptions {
  endpoints: readonly Endpoint[];
  target: FuzzTarget;
  seed: number;
  /** A counterexample of an earlier search with the same seed, from its report. */
  path?: string | undefined;
  /** The most sequences, and the seconds after which no further one begins; the first limit ends the search. */
  runs?: number | undefined;
  seconds?: number | undefined;
  /** How many times slower than a quiet machine this one is. */
  slowness?: number | undefined;
  /** Milliseconds since 1970 of the server's clock; default now. */
  now?: number | undefined;
  /** How long the machine was paused so far, milliseconds; the report of a slow answer says it. Default 0. */
  lostMs?: (() => number) | undefined;
}

export interface SearchResult {
  /** Sequences and calls made. */
  runs: number;
  calls: number;
  /** By the name of a call, how often each status was answered. */
  statuses: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** The slowest answer, milliseconds, and its call. */
  slowest: { ms: number; name: string };
  /** The report of what was found; undefined if nothing was. */
  finding: string | undefined;
}

/** Searches until it finds something or a limit ends it. */
export async function search(options: SearchOptions): Promise<SearchResult> {
  const { endpoints, target, seed, path, runs, seconds, slowness = 1, now = Date.now() } = options;
  const { lostMs = () => 0 } = options;
  const browsers = createBrowsers(target, endpoints);
  const judge = createJudge(endpoints);
  const statuses = new Map(endpoints.map((endpoint) => [nameOf(endpoint), new Map()]));
  const result = { calls: 0, slowest: { ms: 0, name: '' } };

  async function tryCall(call: FuzzCall, position: number): Promise<void> {
    const startedMs = performance.now();
    const lostBeforeMs = lostMs();
    const { status, fault } = await makeCall(browsers, judge, call, ANSWER_WITHIN_MS * slowness);
    const ms = performance.now() - startedMs;
    const stoodStillMs = lostMs() - lostBeforeMs;
    result.calls += 1;
    if (ms > result.slowest.ms) result.slowest = { ms, name: call.name };
    const counts = statuses.get(call.name);
    counts?.set(status, (counts.get(status) ?? 0) + 1);
    if (fault !== undefined) throw new Finding(fault, position);
    if (ms > ANSWER_WITHIN_MS * slowness)
      throw new Finding(
        `answered ${status} after ${Math.round(ms)} ms, in which the machine itself stood still for ${stoodStillMs}`,
        position,
      );
  }

  const property = fc.asyncProperty(storiesOf(endpoints, createTexts(now)), async (story) => {
    await browsers.begin();
    for (const [position, call] of story.entries()) await tryCall(call, position);
  });
  const outcome = await fc.check(property, {
    seed,
    numRuns: runs ?? Number.MAX_SAFE_INTEGER,
    ...(path === undefined ? {} : { path }),
    ...(seconds === undefined ? {} : { interruptAfterTimeLimit: seconds * 1_000 }),
  });
  return {
    ...result,
    runs: outcome.numRuns,
    statuses,
    finding: outcome.failed ? describe(outcome, target) : undefined,
  };
}

class Finding extends Error {
  /** The position in its sequence of the call whose answer broke the rule. */
  readonly position: number;

  constructor(fault: string, position: number) {
    super(fault);
    this.position = position;
  }
}

/** The status of a call, 0 without an answer, and what is wrong with it. */
async function makeCall(
  browsers: Browsers,
  judge: Judge,
  call: FuzzCall,
  limitMs: number,
): Promise<{ status: number; fault: string | undefined }> {
  const giveUpMs = limitMs * GIVE_UP_FACTOR;
  let timer: NodeJS.Timeout | undefined;
  const givenUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`none within ${giveUpMs} ms`)), giveUpMs);
  });
  try {
    const { sent, answer } = await Promise.race([browsers.send(call), givenUp]);
    return { status: answer.status, fault: judge(sent, answer) };
  } catch (error) {
    return { status: 0, fault: `no answer: ${error instanceof Error ? error.message : error}` };
  } finally {
    clearTimeout(timer);
  }
}

function describe(outcome: fc.RunDetails<[FuzzCall[]]>, target: FuzzTarget): string {
  const { counterexample, counterexamplePath, errorInstance, numShrinks, seed } = outcome;
  const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  const last = errorInstance instanceof Finding ? errorInstance.position + 1 : undefined;
  const calls = (counterexample?.[0] ?? [])
    .slice(0, last)
    .map((call) => `  ${shorten(JSON.stringify(call))}`);
  return [
    message,
    `Sequence of calls, after ${numShrinks} shortenings; the last one got that answer:`,
    ...calls,
    ...(target.complaints?.() ?? []).map(
      (line) => `Log: ${stripVTControlCharacters(shorten(line))}`,
    ),
    `Repeat: npm run fuzz -- --seed ${seed} --path "${counterexamplePath ?? ''}"`,
  ].join('\n');
}

const shorten = (text: string) =>
  text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}… (${text.length} characters)`;
