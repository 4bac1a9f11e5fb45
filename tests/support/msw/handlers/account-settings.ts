import {
  changePasswordEndpoint,
  changePhoneEndpoint,
  deleteUserEndpoint,
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  exportUserEndpoint,
  getHistoryEndpoint,
  listSessionsEndpoint,
  replaceBirthDetailsEndpoint,
} from '#shared/identity/account/account.contract.ts';
import { ACCOUNT_FIELD_COPY } from '#shared/identity/account/account.copy.ts';
import {
  accountDeletionSchema,
  accountEditSchema,
  passwordChangeSchema,
  phoneChangeSchema,
} from '#shared/identity/account/account.schema.ts';
import { birthDetailsSchema } from '#shared/identity/account/birth-details.schema.ts';
import { editUserEndpoint } from '#shared/identity/account/user.contract.ts';
import {
  proveEndpoint,
  sendProofCodeEndpoint,
} from '#shared/identity/fresh-proof/fresh-proof.contract.ts';
import { freshProofSchema } from '#shared/identity/fresh-proof/fresh-proof.schema.ts';
import { refuse } from '../answer.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { CHICAGO } from '../samples.ts';
import { RIGHT_CODE, RIGHT_PASSWORD, world } from '../world.ts';

type Issue = { path: PropertyKey[]; message: string };

function refuseFields(issues: readonly Issue[]) {
  return refuse('bad_input', {
    fields: Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])),
  });
}

/** The values, with those in an edit replaced. */
function mergeGiven<Values extends object>(
  values: Values,
  edit: { [Name in keyof Values]?: Values[Name] | undefined },
): Values {
  const given = Object.entries(edit).filter(([, value]) => value !== undefined);
  return { ...values, ...Object.fromEntries(given) };
}

export const accountSettingsHandlers = [
  mockEndpoint(editUserEndpoint, async ({ request }) => {
    if (world.user === null) return refuse('not_signed_in');
    const { data, error } = accountEditSchema.safeParse(await request.json());
    if (data === undefined) return refuseFields(error.issues);
    if (data.username === 'taken') {
      return refuse('username_taken', { fields: { username: 'This username is already taken' } });
    }
    const { firstName = world.user.firstName, lastName = world.user.lastName } = data;
    world.user = {
      ...world.user,
      firstName,
      lastName,
      name: `${firstName} ${lastName}`,
      username: data.username ?? world.user.username,
      attractions: data.attractions ?? world.user.attractions,
      email: data.email === undefined ? world.user.email : data.email || null,
      preferences: mergeGiven(world.user.preferences, data.preferences ?? {}),
    };
    return world.user;
  }),
  mockEndpoint(replaceBirthDetailsEndpoint, async ({ request }) => {
    if (world.user === null) return refuse('not_signed_in');
    const { data, error } = birthDetailsSchema.safeParse(await request.json());
    if (data === undefined) return refuseFields(error.issues);
    const { birthDate, birthTime, birthTimeMargin, birthPlace, birthPlaceId } = data;
    world.user = {
      ...world.user,
      birthDate,
      birthTime,
      birthTimeMargin: birthTime === null ? null : birthTimeMargin,
      birthTimeFold: data.birthTimeFold,
      birthPlace,
      birthPlaceDetails: birthPlaceId === CHICAGO.id ? CHICAGO : null,
    };
    return world.user;
  }),
  mockEndpoint(changePasswordEndpoint, async ({ request }) => {
    if (world.user === null) return refuse('not_signed_in');
    const { data, error } = passwordChangeSchema.safeParse(await request.json());
    if (data === undefined) return refuseFields(error.issues);
    if (world.user.hasPassword && !data.currentPassword && !world.isProven) {
      return refuse('fresh_proof_needed');
    }
    if (world.user.hasPassword && data.currentPassword && data.currentPassword !== RIGHT_PASSWORD) {
      return refuse('bad_input', { fields: { currentPassword: ACCOUNT_FIELD_COPY.passwordWrong } });
    }
    world.user = { ...world.user, hasPassword: true };
    return { success: true as const };
  }),
  mockEndpoint(sendProofCodeEndpoint, () =>
    world.user === null ? refuse('not_signed_in') : { success: true as const },
  ),
  mockEndpoint(proveEndpoint, async ({ request }) => {
    const { data } = freshProofSchema.safeParse(await request.json());
    if (data === undefined) return refuse('bad_input');
    if ('code' in data && data.code !== RIGHT_CODE) return refuse('invalid_code');
    if ('password' in data && data.password !== RIGHT_PASSWORD) {
      return refuse('bad_input', { fields: { password: ACCOUNT_FIELD_COPY.passwordWrong } });
    }
    world.isProven = true;
    return { success: true as const };
  }),
  mockEndpoint(changePhoneEndpoint, async ({ request }) => {
    if (world.user === null) return refuse('not_signed_in');
    if (!world.isProven) return refuse('fresh_proof_needed');
    const { data } = phoneChangeSchema.safeParse(await request.json());
    if (data === undefined || world.provenNumber !== data.phoneNumber) {
      return refuse('phone_not_verified');
    }
    world.user = { ...world.user, phoneNumber: `+1 ••• ••• ${data.phoneNumber.slice(-4)}` };
    return world.user;
  }),
  mockEndpoint(getHistoryEndpoint, () => [
    {
      kind: 'sign_in' as const,
      device: 'Chrome on Android',
      at: '2026-11-20T08:00:00.000Z',
    },
  ]),
  mockEndpoint(listSessionsEndpoint, () =>
    world.user === null ? refuse('not_signed_in') : world.devices,
  ),
  mockEndpoint(endSessionEndpoint, ({ params }) => {
    if (world.user === null) return refuse('not_signed_in');
    if (!world.devices.some(({ id }) => id === params['id'])) return refuse('not_found');
    world.devices = world.devices.filter(({ id }) => id !== params['id']);
    return { success: true as const };
  }),
  mockEndpoint(endOtherSessionsEndpoint, () => {
    if (world.user === null) return refuse('not_signed_in');
    world.devices = world.devices.filter(({ current }) => current);
    return { success: true as const };
  }),
  mockEndpoint(exportUserEndpoint, () =>
    world.user === null
      ? refuse('not_signed_in')
      : {
          exportedAt: '2026-11-20T18:00:00.000Z',
          tables: { users: [{ username: world.user.username }] },
        },
  ),
  mockEndpoint(deleteUserEndpoint, async ({ request }) => {
    if (world.user === null) return refuse('not_signed_in');
    const { data } = accountDeletionSchema.safeParse(await request.json());
    if (data?.confirm !== world.user.username) {
      return refuseFields([
        { path: ['confirm'], message: 'Please type your username exactly as shown' },
      ]);
    }
    world.user = null;
    return { deleted: { users: 1, sessions: 2 } };
  }),
];
