// Short sequences of calls. Most calls are independent; some lead to what only a sequence reaches: a code that was
// sent, a grant, a fresh proof, and reads after odd births.

import * as fc from 'fast-check';
import type { Endpoint } from '#shared/core/endpoint.ts';
import {
  changePasswordEndpoint,
  changePhoneEndpoint,
  deleteUserEndpoint,
  exportUserEndpoint,
  removePasswordEndpoint,
  replaceBirthDetailsEndpoint,
} from '#shared/identity/account/account.contract.ts';
import {
  proveEndpoint,
  sendProofCodeEndpoint,
} from '#shared/identity/fresh-proof/fresh-proof.contract.ts';
import { loginEndpoint, registerEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import {
  checkCodeEndpoint,
  sendCodeEndpoint,
} from '#shared/identity/verification/verification.contract.ts';
import {
  acceptInvitationEndpoint,
  createInvitationEndpoint,
  openInvitationEndpoint,
} from '#shared/matches/matches.contract.ts';
import { setBellEndpoint } from '#shared/notices/notices.contract.ts';
import { claimBadgeEndpoint, recordActivityEndpoint } from '#shared/progress/progress.contract.ts';
import { getTransitsEndpoint } from '#shared/transits/transits.contract.ts';
import { callOf, type FuzzCall } from './calls.ts';
import { heardToken } from './heard.ts';
import { nameOf } from './list-contracts.ts';
import { type Texts, TOKENS } from './texts.ts';

const MAX_CALLS = 5;
/** The most calls of one group in a sequence; the later ones use what the earlier ones returned. */
const MAX_OF_ROOM = 7;
/** The most reads after a change of the birth details; what is odd about a birth shows only in some reads. */
const MAX_READS = 10;

/** Sequences of the calls of `endpoints`; only independent calls if those that the sequences need are missing. */
export function storiesOf(endpoints: readonly Endpoint[], texts: Texts): fc.Arbitrary<FuzzCall[]> {
  const known = new Set(endpoints.map(nameOf));
  const anyOf = (...some: readonly Endpoint[]) =>
    fc.oneof(
      ...some.flatMap((endpoint) => [
        callOf(endpoint, texts),
        callOf(endpoint, texts, { fitting: true }),
      ]),
    );
  const independent = fc.array(anyOf(...endpoints), { minLength: 1, maxLength: MAX_CALLS });
  const needed = [sendCodeEndpoint, replaceBirthDetailsEndpoint, recordActivityEndpoint];
  if (!needed.every((endpoint) => known.has(nameOf(endpoint)))) return independent;

  const reads = endpoints.filter(({ method, access }) => method === 'GET' && access === 'user');
  const then = (first: readonly FuzzCall[], next: fc.Arbitrary<FuzzCall>) =>
    fc
      .array(next, { minLength: 1, maxLength: MAX_CALLS - first.length })
      .map((rest) => [...first, ...rest]);
  const proveNumber = (as: FuzzCall['as'], phoneNumber: string) => [
    plain(sendCodeEndpoint, as, { phoneNumber }),
    plain(checkCodeEndpoint, as, { phoneNumber, code: TOKENS.code }),
  ];
  const proveAnew = [
    plain(sendProofCodeEndpoint, 'user'),
    plain(proveEndpoint, 'user', { code: TOKENS.code }),
  ];
  const invited = fc.constant([
    plain(createInvitationEndpoint, 'user', {
      ...{ nickname: 'Jo', signedAs: 'Nora', level: 'threads', days: 7 },
    }),
    plain(openInvitationEndpoint, 'other', { token: heardToken('token', 0) }),
    plain(acceptInvitationEndpoint, 'other', {
      ...{ token: heardToken('token', 0), level: 'threads', nickname: 'Nora' },
    }),
  ]);
  const membersOf = (one: Endpoint) => endpoints.filter((other) => groupOf(other) === groupOf(one));
  const groups = [...new Map(endpoints.map((one) => [groupOf(one), membersOf(one)])).values()];
  const ofGroup = (group: readonly Endpoint[]) => {
    const fitting = (some: readonly Endpoint[]) =>
      fc.oneof(...some.map((endpoint) => callOf(endpoint, texts, { fitting: true })));
    const makers = group.filter(({ method, path }) => method === 'POST' && !path.includes('{'));
    const first =
      makers.length === 0 ? fc.constant([]) : fc.array(fitting(makers), { maxLength: 2 });
    const rest = fc.array(fc.oneof(fitting(group), anyOf(...group)), {
      ...{ minLength: 2, maxLength: MAX_OF_ROOM, size: 'max' },
    });
    return fc.tuple(first, rest).map((calls) => calls.flat());
  };
  return fc.oneof(
    { arbitrary: independent, weight: 5 },
    {
      arbitrary: fc.oneof(
        ...groups
          .filter(({ length }) => length > 2)
          .map((group) => ({ arbitrary: ofGroup(group), weight: group.length })),
      ),
      weight: 9,
    },
    {
      arbitrary: fc
        .tuple(fc.constant(plain(getTransitsEndpoint, 'user')), ofGroup(membersOf(setBellEndpoint)))
        .map((calls) => calls.flat()),
      weight: 2,
    },
    {
      arbitrary: fc
        .tuple(invited, ofGroup(membersOf(openInvitationEndpoint)))
        .map((calls) => calls.flat()),
      weight: 1,
    },
    {
      arbitrary: then(
        proveNumber('visitor', TOKENS.freshNumber),
        anyOf(registerEndpoint, registerEndpoint, registerEndpoint, loginEndpoint),
      ),
      weight: 2,
    },
    { arbitrary: then(proveNumber('visitor', TOKENS.ownNumber), anyOf(loginEndpoint)), weight: 1 },
    {
      arbitrary: then(
        proveAnew,
        anyOf(
          deleteUserEndpoint,
          changePasswordEndpoint,
          removePasswordEndpoint,
          exportUserEndpoint,
        ),
      ),
      weight: 1,
    },
    {
      arbitrary: then(
        [...proveAnew, ...proveNumber('user', TOKENS.freshNumber)],
        anyOf(changePhoneEndpoint),
      ),
      weight: 1,
    },
    {
      arbitrary: fc
        .tuple(
          fc.array(callOf(replaceBirthDetailsEndpoint, texts, { fitting: true }), { maxLength: 2 }),
          fc.array(anyOf(...reads), { minLength: 1, maxLength: MAX_READS, size: 'max' }),
        )
        .map((calls) => calls.flat()),
      weight: 4,
    },
    {
      arbitrary: then(
        [
          plain(recordActivityEndpoint, 'user', {
            activityType: 'birthchart',
            activityId: 'natal',
          }),
        ],
        anyOf(claimBadgeEndpoint),
      ),
      weight: 1,
    },
  );
}

function plain(endpoint: Endpoint, as: FuzzCall['as'], json?: unknown): FuzzCall {
  const body = json === undefined ? {} : { body: { json } };
  return { name: nameOf(endpoint), as, params: {}, query: [], headers: {}, ...body };
}

/** '/api/matches/{id}' → 'matches'. */
const groupOf = ({ path }: Endpoint) => path.split('/')[2] ?? '';
