// People whom the reader asks how the two get along, or who ask the reader.

import { randomUUID } from 'node:crypto';
import {
  acceptInvitationEndpoint,
  createInvitationEndpoint,
  seenMatchesEndpoint,
} from '#shared/matches/matches.contract.ts';
import {
  type AcceptedMatch,
  acceptedMatchSchema,
  type InvitationRequest,
  type NewInvitation,
  newInvitationSchema,
} from '#shared/matches/matches.schema.ts';
import type { MatchLevel } from '#shared/matches/matches.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { takePhoneNumber } from '#tests/support/journeys.ts';
import { createAccount, openBrowser, openOtherBrowser, signIn, signInOn } from './application.ts';
import { buildUser } from './samples.ts';

/** The browser of somebody else, signed in to an account of its own. */
export async function openBrowserOf(firstName: string): Promise<HttpClient> {
  const phoneNumber = takePhoneNumber();
  const username = `user_${phoneNumber.slice(-4)}_5127`;
  const other = buildUser({ id: randomUUID(), firstName, username, birthDate: '1990-02-11' });
  await createAccount(other, phoneNumber);
  const client = await openOtherBrowser();
  await signInOn(client, other);
  return client;
}

/** Invites somebody; the link has the token of the answer. */
export async function invite(
  client: HttpClient,
  request: Partial<InvitationRequest> = {},
): Promise<NewInvitation> {
  const answer = await client.post(createInvitationEndpoint.path, {
    ...{ nickname: 'Sam', signedAs: 'Nora', level: 'word', days: 7 },
    ...request,
  });
  return answer.read(newInvitationSchema);
}

/** Answers an invitation: with their own chart, unless `request` has the birth of a guest. */
export async function answerInvitation(
  client: HttpClient,
  token: string,
  request: object = {},
): Promise<AcceptedMatch> {
  const body = { token, level: 'word', nickname: 'Nora', ...request };
  return (await client.post(acceptInvitationEndpoint.path, body)).read(acceptedMatchSchema);
}

type Meeting = { yours?: MatchLevel; theirs?: MatchLevel; isSeen?: boolean };

/**
 * Signs the reader in, lets the reader invite somebody, and lets that person answer. The reader has seen the answer
 * unless `isSeen` is false.
 */
export async function meet(
  nickname: string,
  { yours = 'word', theirs = yours, isSeen = true }: Meeting = {},
): Promise<{ other: HttpClient; match: AcceptedMatch }> {
  await signIn(buildUser());
  const reader = await openBrowser();
  const other = await openBrowserOf(nickname);
  const { token } = await invite(reader, { nickname, level: yours });
  const match = await answerInvitation(other, token, { level: theirs });
  if (isSeen) await reader.post(seenMatchesEndpoint.path);
  return { other, match };
}
