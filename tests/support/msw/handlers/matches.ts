import {
  acceptInvitationEndpoint,
  blockMatchEndpoint,
  changeMatchEndpoint,
  createInvitationEndpoint,
  deleteInvitationEndpoint,
  deleteMatchEndpoint,
  leaveMatchEndpoint,
  listInvitationsEndpoint,
  listMatchesEndpoint,
  openInvitationEndpoint,
  seenMatchesEndpoint,
} from '#shared/matches/matches.contract.ts';
import type { Invitation, Match } from '#shared/matches/matches.schema.ts';
import { mockEndpoint } from '../mock-endpoint.ts';

/** 27 characters, like those that the server makes. */
export const SAMPLE_TOKEN = 'abcdefghijklmnopqrstuvwxyz0';

const ALL_SIGNS = { sun: true, moon: true, rising: true };

export function buildInvitation(changes: Partial<Invitation> = {}): Invitation {
  return {
    id: '0d6f3f0e-54a1-4c52-8c53-8f3c7f3a5b01',
    nickname: 'Sam',
    signedAs: null,
    level: 'four-words',
    signs: ALL_SIGNS,
    createdAt: '2026-11-20T12:00:00.000Z',
    expiresAt: '2026-11-27T12:00:00.000Z',
    ...changes,
  };
}

export function buildMatch(changes: Partial<Match> = {}): Match {
  return {
    id: '0d6f3f0e-54a1-4c52-8c53-8f3c7f3a5b02',
    nickname: 'Jo',
    other: 'user',
    shown: 'word',
    yours: 'word',
    theirs: 'word',
    yourSigns: ALL_SIGNS,
    again: { yours: false, theirs: false },
    words: {
      flows: 'communication',
      care: 'trust',
      text: 'You’ll finish each other’s sentences. Let each other finish the coffee.',
      withoutMoon: false,
    },
    isNew: false,
    today: 'Talk it over slowly today.',
    secrecy: { dates: 1000 },
    createdAt: '2026-11-21T12:00:00.000Z',
    ...changes,
  };
}

const gone = { success: true } as const;

export const matchesHandlers = [
  mockEndpoint(listInvitationsEndpoint, () => [buildInvitation()]),
  mockEndpoint(createInvitationEndpoint, () => ({
    ...buildInvitation({ id: '0d6f3f0e-54a1-4c52-8c53-8f3c7f3a5b03', nickname: 'Kim' }),
    token: SAMPLE_TOKEN,
  })),
  mockEndpoint(deleteInvitationEndpoint, gone),
  mockEndpoint(openInvitationEndpoint, {
    from: 'Nora',
    level: 'word',
    expiresAt: '2026-11-27T12:00:00.000Z',
  }),
  mockEndpoint(acceptInvitationEndpoint, () => buildMatch({ nickname: 'Nora' })),
  mockEndpoint(leaveMatchEndpoint, gone),
  mockEndpoint(listMatchesEndpoint, () => [buildMatch()]),
  mockEndpoint(seenMatchesEndpoint, gone),
  mockEndpoint(changeMatchEndpoint, () => buildMatch()),
  mockEndpoint(deleteMatchEndpoint, gone),
  mockEndpoint(blockMatchEndpoint, gone),
];
