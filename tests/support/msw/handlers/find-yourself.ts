import { createHash } from 'node:crypto';
import { committedText } from '#shared/find-yourself/commitment.ts';
import {
  answerGameEndpoint,
  getTallyEndpoint,
  startGameEndpoint,
  withdrawShareEndpoint,
} from '#shared/find-yourself/find-yourself.contract.ts';
import type { Game, RevealedGame, Tally } from '#shared/find-yourself/find-yourself.schema.ts';
import { ROUND_KINDS } from '#shared/find-yourself/protocol.ts';
import { refuse } from '../answer.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { world } from '../world.ts';

const SALT = '0123456789abcdef'.repeat(4);
const OWN = ['left', 'right', 'left', null, 'left', 'right', 'left'] as const;
const ROUNDS = OWN.map((own, index) => ({
  id: String(index + 1),
  left: `Left headline “${index + 1}”, with a line\nbreak.`,
  right: `Right headline ${index + 1}.`,
  own,
}));

/** Seven pairs, of which the fourth is a placebo; with its true commitment. */
export const SAMPLE_GAME: Game = {
  gameId: '3f2c1a80-6f6e-4a55-9a07-0d2f6f7f5a10',
  commitment: createHash('sha256').update(committedText(SALT, ROUNDS)).digest('hex'),
  counted: false,
  rounds: ROUNDS.map(({ id, left, right }) => ({ id, left, right })),
};

/** What the sample game reveals to a reader with so many hits. */
export function revealSample(hits: number, counted = false): RevealedGame {
  return {
    salt: SALT,
    rounds: ROUNDS.map(({ id, own }) => ({
      id,
      own,
      facts: { left: `Fact ${id}, left`, right: `Fact ${id}, right` },
    })),
    hits,
    counted,
  };
}

/** A tally that is shown, by its sentence. */
export function buildTally(overrides: Partial<Tally> = {}): Tally {
  return {
    edition: 'a1b2c3d4',
    since: '2026-11-30',
    rounds: 12_345,
    players: 1_402,
    rate: 0.503,
    interval: [0.491, 0.515],
    byKind: ROUND_KINDS.map((kind) => ({
      kind,
      rounds: 3_086,
      rate: 0.51,
      interval: [0.47, 0.55],
      apart: kind === 'aspect',
    })),
    placebo: { rounds: 1_300, rate: 0.498 },
    sentence: 'nothing_larger',
    ...overrides,
  };
}

/** A tally of too few rounds for any number. */
export const EARLY_TALLY: Tally = buildTally({
  rounds: 412,
  players: 47,
  rate: null,
  interval: null,
  byKind: ROUND_KINDS.map((kind) => ({
    ...{ kind, rounds: 103, rate: null, interval: null, apart: false },
  })),
  placebo: { rounds: 46, rate: null },
  sentence: 'too_few',
});

type Answered = { answers: { id: string; side: string | null }[] };

export const findYourselfHandlers = [
  mockEndpoint(startGameEndpoint, async ({ request }) => {
    if (world.user === null) return refuse('not_signed_in');
    const { share } = (await request.json()) as { share: boolean }; // as the page sends it
    return { ...SAMPLE_GAME, counted: share };
  }),
  mockEndpoint(answerGameEndpoint, async ({ request }) => {
    const { answers } = (await request.json()) as Answered; // as the page sends it
    const sideOf = (id: string) => answers.find((answer) => answer.id === id)?.side;
    return revealSample(ROUNDS.filter(({ id, own }) => own !== null && sideOf(id) === own).length);
  }),
  mockEndpoint(withdrawShareEndpoint, { success: true }),
  mockEndpoint(getTallyEndpoint, buildTally()),
];
