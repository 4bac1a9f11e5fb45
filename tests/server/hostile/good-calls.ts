// A correct request for every declared call; each attack changes one thing about it.

import { randomBytes, randomUUID } from 'node:crypto';
import type { Route } from '#server/http/route.ts';
import { writeToken } from '#server/platform/mail/link-token.ts';
import {
  createFeedEndpoint,
  editFeedEndpoint,
  listFeedsEndpoint,
  rotateFeedEndpoint,
  takeFeedBackEndpoint,
} from '#shared/calendar/calendar.contract.ts';
import { type Feed, feedSchema, feedsSchema } from '#shared/calendar/calendar.schema.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import {
  answerGameEndpoint,
  startGameEndpoint,
} from '#shared/find-yourself/find-yourself.contract.ts';
import { type Game, gameSchema } from '#shared/find-yourself/find-yourself.schema.ts';
import {
  changePasswordEndpoint,
  changePhoneEndpoint,
  deleteUserEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
} from '#shared/identity/account/account.contract.ts';
import { editUserEndpoint } from '#shared/identity/account/user.contract.ts';
import {
  proveEndpoint,
  sendProofCodeEndpoint,
} from '#shared/identity/fresh-proof/fresh-proof.contract.ts';
import {
  addPasskeyEndpoint,
  passkeySignInEndpoint,
  removePasskeyEndpoint,
} from '#shared/identity/passkeys/passkeys.contract.ts';
import { passkeySchema } from '#shared/identity/passkeys/passkeys.schema.ts';
import {
  loginEndpoint,
  logoutEndpoint,
  registerEndpoint,
} from '#shared/identity/sign-in/sign-in.contract.ts';
import {
  checkCodeEndpoint,
  sendCodeEndpoint,
} from '#shared/identity/verification/verification.contract.ts';
import { deleteEntryEndpoint, putEntryEndpoint } from '#shared/journal/journal.contract.ts';
import {
  acceptInvitationEndpoint,
  blockMatchEndpoint,
  changeMatchEndpoint,
  createInvitationEndpoint,
  deleteInvitationEndpoint,
  deleteMatchEndpoint,
  openInvitationEndpoint,
} from '#shared/matches/matches.contract.ts';
import {
  confirmSubscriptionEndpoint,
  leaveNewsletterEndpoint,
  subscribeEndpoint,
} from '#shared/newsletter/newsletter.contract.ts';
import {
  getNoticesEndpoint,
  removeBellEndpoint,
  setBellEndpoint,
} from '#shared/notices/notices.contract.ts';
import { noticesSchema } from '#shared/notices/notices.schema.ts';
import { claimBadgeEndpoint, recordActivityEndpoint } from '#shared/progress/progress.contract.ts';
import { getTransitsEndpoint } from '#shared/transits/transits.contract.ts';
import { transitsSchema } from '#shared/transits/transits.schema.ts';
import type { HttpClient, RequestOptions } from '#tests/support/http-client.ts';
import { putEntry } from '#tests/support/journal.ts';
import {
  addPasskey,
  askRegistrationOptions,
  askSignInOptions,
  PASSKEY_ORIGIN,
} from '#tests/support/passkeys.ts';
import { makePasskey, signWith } from '#tests/support/software-authenticator.ts';
import type { AttackedApp, Member } from './attacked-app.ts';
import { fieldsOf, getField, listBodies, nameOf } from './fields.ts';

export interface GoodCall {
  client: HttpClient;
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown> | undefined;
}
type Prepare = (attacked: AttackedApp, call: GoodCall, member: Member | undefined) => Promise<void>;

async function listFeeds({ client }: GoodCall): Promise<Feed[]> {
  return (await client.get(listFeedsEndpoint.path)).read(feedsSchema);
}

/** Gives a call the id of a live feed of its caller. */
async function makeFeed(_attacked: AttackedApp, call: GoodCall): Promise<void> {
  const live = (await listFeeds(call)).find(({ takenBackAt }) => takenBackAt === null);
  const body = { name: 'Phone', style: 'open' };
  const feed = live ?? (await call.client.post(createFeedEndpoint.path, body)).read(feedSchema);
  call.params['id'] = feed.id;
}

/** A game that has no answer yet. If the caller can start none, a new member becomes the caller. */
async function findGame(attacked: AttackedApp, call: GoodCall): Promise<Game> {
  const started = await call.client.post(startGameEndpoint.path, { share: true });
  if (started.status === 200) return started.read(gameSchema);
  call.client = (await attacked.member()).client;
  return (await call.client.post(startGameEndpoint.path, { share: true })).read(gameSchema);
}

const INVITATION = { nickname: 'Jo', level: 'word', days: 7 };

/** Creates an invitation, after taking back the user's open ones. */
async function inviteAs(client: HttpClient): Promise<{ id: string; token: string }> {
  const { json } = await client.get(createInvitationEndpoint.path);
  for (const { id } of json as { id: string }[]) {
    await client.delete(`${createInvitationEndpoint.path}/${id}`);
  }
  const made = await client.post(createInvitationEndpoint.path, INVITATION);
  return made.json as { id: string; token: string }; // as the call answers
}

/** Gives a call the id of a new match of its caller. */
async function prepareMatch(attacked: AttackedApp, call: GoodCall): Promise<void> {
  const { token } = await inviteAs(call.client);
  const { client } = await attacked.member();
  // From this level on, two users can have a new match after they deleted one.
  const body = { token, level: 'threads', nickname: 'Nora' };
  const { json } = await client.post(acceptInvitationEndpoint.path, body);
  call.params['id'] = (json as { id: string }).id; // as the call answers
}

/** Gives a call the token of a new invitation by another user. */
async function prepareToken(attacked: AttackedApp, call: GoodCall): Promise<void> {
  const { client } = await attacked.member();
  call.body = { ...call.body, token: (await inviteAs(client)).token };
}

/** The same with a new guest key. */
async function prepareAnswer(attacked: AttackedApp, call: GoodCall): Promise<void> {
  await prepareToken(attacked, call);
  call.body = { ...call.body, guestKey: randomBytes(20).toString('base64url') };
}

/** The token of a new member's subscription. Its secret is written to the table, because no mail is sent. */
async function subscribeSomebody(attacked: AttackedApp): Promise<string> {
  const email = `reader-${Math.random().toString(36).slice(2)}@example.com`;
  const { client, user } = await attacked.member({ email });
  const subscriber = { email, firstName: 'Nora', lastName: 'Whitlock', consent: true };
  await client.post(subscribeEndpoint.path, subscriber);
  const secret = 'A'.repeat(27);
  const { rows } = await attacked.app.database.client.query({
    text: 'update subscribers set link_secret = $2 where user_id = $1::uuid returning id',
    values: [user.id, secret],
  });
  return writeToken(String(rows[0]?.['id']), secret);
}

/** Gives a call a contact of its caller that has a minute, after removing all of the caller's bells. */
async function prepareBell(_attacked: AttackedApp, call: GoodCall): Promise<void> {
  const { bells } = (await call.client.get(getNoticesEndpoint.path)).read(noticesSchema);
  for (const { contact } of bells) await call.client.delete(removeBellEndpoint.path, { contact });
  for (const date of ['2026-11-21', '2026-11-22', '2026-11-23']) {
    const answer = await call.client.get(`${getTransitsEndpoint.path}?date=${date}`);
    const { contacts } = answer.read(transitsSchema);
    const timed = contacts.find(({ shown, nearMiss }) => shown === 'minute' && !nearMiss);
    if (timed !== undefined) call.body = { contact: timed.id };
  }
}

/** What must be done before a call can succeed, for instance to send a code or to earn a badge. */
const PREPARATIONS: Readonly<Record<string, Prepare>> = {
  [nameOf(sendCodeEndpoint)]: async (attacked, call) => {
    call.body = { ...call.body, phoneNumber: attacked.freshNumber() };
  },
  [nameOf(checkCodeEndpoint)]: async (attacked, call) => {
    const phoneNumber = attacked.freshNumber();
    await call.client.post(sendCodeEndpoint.path, { phoneNumber });
    call.body = { ...call.body, phoneNumber, code: attacked.codeFor(phoneNumber) };
  },
  [nameOf(registerEndpoint)]: async (attacked, call) => {
    const phoneNumber = attacked.freshNumber();
    await attacked.prove(call.client, phoneNumber);
    call.body = { ...call.body, phoneNumber };
  },
  [nameOf(loginEndpoint)]: async (attacked, call) => {
    const { client, user, phoneNumber } = await attacked.member();
    if (call.body && 'phoneNumber' in call.body) {
      await attacked.prove(call.client, phoneNumber);
      call.body = { phoneNumber };
      return;
    }
    const password = 'correct horse';
    await client.post(changePasswordEndpoint.path, { newPassword: password });
    call.body = { username: user.username, password };
  },
  [nameOf(editUserEndpoint)]: async (_attacked, call) => {
    call.body = { ...call.body, username: `nora_${Math.random().toString(36).slice(2, 10)}` };
  },
  [nameOf(deleteUserEndpoint)]: async (_attacked, call, member) => {
    call.body = { confirm: member?.user.username };
  },
  [nameOf(proveEndpoint)]: async (attacked, call, member) => {
    if (member === undefined) throw new Error('a proof of nobody');
    if (call.body && 'password' in call.body) {
      const newPassword = call.body['password'];
      await call.client.post(changePasswordEndpoint.path, { newPassword });
      return;
    }
    if (call.body && 'passkey' in call.body) {
      const { passkey } = await addPasskey(call.client);
      const options = await askSignInOptions(call.client);
      call.body = { passkey: signWith(passkey, options, PASSKEY_ORIGIN) };
      return;
    }
    await call.client.post(sendProofCodeEndpoint.path);
    call.body = { code: attacked.codeFor(member.phoneNumber) };
  },
  [nameOf(changePhoneEndpoint)]: async (attacked, call, member) => {
    if (member === undefined) throw new Error('a number of nobody');
    await attacked.proveAnew(member);
    const phoneNumber = attacked.freshNumber();
    await attacked.prove(call.client, phoneNumber);
    call.body = { phoneNumber };
  },
  [nameOf(addPasskeyEndpoint)]: async (_attacked, call) => {
    const options = await askRegistrationOptions(call.client);
    call.body = { ...makePasskey(options, PASSKEY_ORIGIN).response };
  },
  [nameOf(removePasskeyEndpoint)]: async (_attacked, call) => {
    const { answer } = await addPasskey(call.client);
    call.params['id'] = answer.read(passkeySchema).id;
  },
  [nameOf(passkeySignInEndpoint)]: async (attacked, call) => {
    const { client } = await attacked.member();
    const { passkey } = await addPasskey(client);
    const options = await askSignInOptions(call.client);
    call.body = { ...signWith(passkey, options, PASSKEY_ORIGIN) };
  },
  [nameOf(endSessionEndpoint)]: async (_attacked, call) => {
    const { json } = await call.client.get(listSessionsEndpoint.path);
    const [session] = json as { id: string }[]; // as /api/user/sessions answers
    call.params['id'] = session?.id ?? '';
  },
  [nameOf(setBellEndpoint)]: prepareBell,
  [nameOf(editFeedEndpoint)]: makeFeed,
  [nameOf(rotateFeedEndpoint)]: makeFeed,
  [nameOf(takeFeedBackEndpoint)]: makeFeed,
  // A user may have five live feeds.
  [nameOf(createFeedEndpoint)]: async (_attacked, call) => {
    for (const { id, takenBackAt } of await listFeeds(call)) {
      if (takenBackAt !== null) continue;
      await call.client.delete(urlOf(takeFeedBackEndpoint, { params: { id } }));
    }
  },
  [nameOf(createInvitationEndpoint)]: async (_attacked, call) => {
    await inviteAs(call.client);
  },
  [nameOf(deleteInvitationEndpoint)]: async (_attacked, call) => {
    call.params['id'] = (await inviteAs(call.client)).id;
  },
  [nameOf(openInvitationEndpoint)]: prepareToken,
  [nameOf(acceptInvitationEndpoint)]: prepareAnswer,
  [nameOf(changeMatchEndpoint)]: prepareMatch,
  [nameOf(deleteMatchEndpoint)]: prepareMatch,
  [nameOf(blockMatchEndpoint)]: prepareMatch,
  [nameOf(confirmSubscriptionEndpoint)]: async (attacked, call) => {
    call.body = { token: await subscribeSomebody(attacked) };
  },
  [nameOf(leaveNewsletterEndpoint)]: async (attacked, call) => {
    call.params['token'] = await subscribeSomebody(attacked);
  },
  // The id is new each time, because the answer for an entry that exists has another status.
  [nameOf(putEntryEndpoint)]: async (_attacked, call) => {
    call.params['id'] = randomUUID();
  },
  [nameOf(deleteEntryEndpoint)]: async (_attacked, call) => {
    const id = randomUUID();
    await putEntry(call.client, id);
    call.params['id'] = id;
  },
  [nameOf(startGameEndpoint)]: async (attacked, call) => {
    await findGame(attacked, call);
  },
  [nameOf(answerGameEndpoint)]: async (attacked, call) => {
    const { gameId, rounds } = await findGame(attacked, call);
    call.params['gameId'] = gameId;
    call.body = { answers: rounds.map(({ id }) => ({ id, side: 'left', knew: false })) };
  },
  [nameOf(claimBadgeEndpoint)]: async (_attacked, call) => {
    const activity = { activityType: 'birthchart', activityId: 'natal' };
    await call.client.post(recordActivityEndpoint.path, activity);
  },
};

/** Calls that get a user of their own: they end or replace the session, or a limit allows each user only a few. */
const ALONE: ReadonlySet<string> = new Set([
  changePasswordEndpoint.path,
  logoutEndpoint.path,
  sendProofCodeEndpoint.path,
  proveEndpoint.path,
  changePhoneEndpoint.path,
  addPasskeyEndpoint.path,
]);
const needsOwnMember = ({ method, path }: Route) => method === 'DELETE' || ALONE.has(path);
const members = new WeakMap<AttackedApp, Promise<Member>>();

/** A correct request; `variant` is the index of the body among those that the call accepts. */
export async function prepareCall(
  attacked: AttackedApp,
  route: Route,
  variant = 0,
): Promise<GoodCall> {
  const member = await findMember(attacked, route);
  const valuesOf = (names: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(names.map((name) => [name, getField(route, name).good]));
  const bodies = listBodies(route);
  const call: GoodCall = {
    client: member?.client ?? attacked.visitor(),
    params: {
      ...toTexts(valuesOf(fieldsOf(route.params))),
      ...(member === undefined ? {} : { userId: member.user.id }),
    },
    query: toTexts(valuesOf(fieldsOf(route.query))),
    body: bodies.length === 0 ? undefined : valuesOf(bodies[variant] ?? []),
  };
  await PREPARATIONS[nameOf(route)]?.(attacked, call, member);
  return call;
}

async function findMember(attacked: AttackedApp, route: Route): Promise<Member | undefined> {
  if (needsOwnMember(route)) return attacked.member();
  if (route.access !== 'user') return undefined;
  const shared = members.get(attacked) ?? attacked.member();
  members.set(attacked, shared);
  return shared;
}

function toTexts(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** The path of a request with its query. */
export function addressOf(route: Route, { params, query }: GoodCall): string {
  const asked = new URLSearchParams(query).toString();
  return `${pathOf(route, params)}${asked === '' ? '' : `?${asked}`}`;
}

export function pathOf(route: Route, params: Readonly<Record<string, string>>): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}

/** The method of a request, and its body if it has one. */
export function requestOf(route: Route, { body }: GoodCall): RequestOptions {
  return { method: route.method, ...(body === undefined ? {} : { json: body }) };
}
