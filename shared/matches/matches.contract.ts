// Matches with a person: invitations, their answers, and what both people see. What a match says about a person reveals
// their birth, so no cache between server and page stores these answers, and no log or metric contains any part of
// them.

import { endpoint } from '../core/endpoint.ts';
import {
  acceptedMatchSchema,
  acceptInvitationRequestSchema,
  changeMatchRequestSchema,
  goneSchema,
  invitationRequestSchema,
  invitationsSchema,
  leaveMatchRequestSchema,
  matchesQuerySchema,
  matchesSchema,
  matchParamsSchema,
  matchSchema,
  newInvitationSchema,
  openedInvitationSchema,
  openInvitationRequestSchema,
} from './matches.schema.ts';

export const createInvitationEndpoint = endpoint({
  method: 'POST',
  path: '/api/matches/invitations',
  access: 'user',
  idempotent: false,
  summary: 'Invites somebody to a match; the answer tells the token of the link, once',
  body: invitationRequestSchema,
  answer: newInvitationSchema,
  status: 201,
  errors: ['too_many_invitations'],
});

export const listInvitationsEndpoint = endpoint({
  method: 'GET',
  path: '/api/matches/invitations',
  access: 'user',
  summary: 'The invitations that wait, newest first',
  answer: invitationsSchema,
});

export const deleteInvitationEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/matches/invitations/{id}',
  access: 'user',
  idempotent: true,
  summary: 'Takes an invitation back',
  params: matchParamsSchema,
  answer: goneSchema,
  errors: ['not_found'],
});

export const openInvitationEndpoint = endpoint({
  method: 'POST',
  path: '/api/matches/open',
  access: 'session',
  idempotent: true,
  summary: 'What an invitation says; nothing is used up',
  body: openInvitationRequestSchema,
  answer: openedInvitationSchema,
  errors: ['invitation_gone', 'own_invitation'],
});

export const acceptInvitationEndpoint = endpoint({
  method: 'POST',
  path: '/api/matches/accept',
  access: 'session',
  idempotent: true,
  summary: 'Answers an invitation, as a user or as a guest whose birth is not kept',
  body: acceptInvitationRequestSchema,
  answer: acceptedMatchSchema,
  status: 201,
  errors: ['invitation_gone', 'own_invitation'],
});

export const leaveMatchEndpoint = endpoint({
  method: 'POST',
  path: '/api/matches/leave',
  access: 'session',
  idempotent: true,
  summary: 'Deletes the match of a guest, for both; the same answer for every key',
  body: leaveMatchRequestSchema,
  answer: goneSchema,
});

export const listMatchesEndpoint = endpoint({
  method: 'GET',
  path: '/api/matches',
  access: 'user',
  summary: 'The matches of a user, newest first, each with its line of the day',
  query: matchesQuerySchema,
  answer: matchesSchema,
});

export const seenMatchesEndpoint = endpoint({
  method: 'POST',
  path: '/api/matches/seen',
  access: 'user',
  idempotent: true,
  summary:
    'The user has seen the list: none of the matches in it is new any more, for the user alone',
  answer: goneSchema,
});

export const changeMatchEndpoint = endpoint({
  method: 'PATCH',
  path: '/api/matches/{id}',
  access: 'user',
  idempotent: false,
  summary: 'Changes how much the user shows, or asks from Threads on for a new one of the same two',
  params: matchParamsSchema,
  body: changeMatchRequestSchema,
  answer: matchSchema,
  errors: ['not_found', 'again_too_often', 'match_fixed'],
});

export const deleteMatchEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/matches/{id}',
  access: 'user',
  idempotent: true,
  summary: 'Deletes a match, for both',
  params: matchParamsSchema,
  answer: goneSchema,
  errors: ['not_found'],
});

export const blockMatchEndpoint = endpoint({
  method: 'POST',
  path: '/api/matches/{id}/block',
  access: 'user',
  idempotent: true,
  summary:
    'Deletes a match for both; their accounts can no longer answer invitations of each other',
  params: matchParamsSchema,
  answer: goneSchema,
  errors: ['not_found'],
});
