import { type User, userSchema } from '#shared/identity/account/user.schema.ts';
import { loginEndpoint, registerEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import { registrationSchema } from '#shared/identity/sign-in/sign-in.schema.ts';
import {
  checkCodeEndpoint,
  sendCodeEndpoint,
} from '#shared/identity/verification/verification.contract.ts';
import {
  verifyCheckSchema,
  verifySendSchema,
} from '#shared/identity/verification/verification.schema.ts';
import {
  confirmSubscriptionEndpoint,
  leaveNewsletterEndpoint,
  subscribeEndpoint,
  unsubscribeEndpoint,
} from '#shared/newsletter/newsletter.contract.ts';
import { subscribeSchema } from '#shared/newsletter/newsletter.schema.ts';
import { answer, refuse } from '../answer.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { buildUser } from '../samples.ts';
import { RIGHT_CODE, world } from '../world.ts';

const SIGNED_IN = { headers: { 'Set-Cookie': 'signed-in=1; Path=/' } };

function signIn(user: User, status: number) {
  world.user = user;
  world.provenNumber = null;
  return answer(userSchema, user, { status, ...SIGNED_IN });
}

export const authHandlers = [
  mockEndpoint(sendCodeEndpoint, async ({ request }) => {
    const { success } = verifySendSchema.safeParse(await request.json());
    return success
      ? { success: true as const, message: 'A code is on its way.' }
      : refuse('invalid_phone_number');
  }),
  mockEndpoint(checkCodeEndpoint, async ({ request }) => {
    const { data } = verifyCheckSchema.safeParse(await request.json());
    if (data?.code !== RIGHT_CODE) return refuse('invalid_code');
    world.provenNumber = data.phoneNumber;
    return {
      success: true as const,
      message: 'Your number is verified.',
      registered: world.accounts.has(data.phoneNumber),
    };
  }),
  mockEndpoint(loginEndpoint, async ({ request }) => {
    const credentials = (await request.json()) as Record<string, unknown>; // the page's own call
    const { phoneNumber } = credentials;
    if (typeof phoneNumber !== 'string' || world.provenNumber !== phoneNumber)
      return refuse('login_failed');
    const user = world.accounts.get(phoneNumber);
    return user === undefined ? refuse('no_account') : signIn(user, 200);
  }),
  mockEndpoint(registerEndpoint, async ({ request }) => {
    const { data, error } = registrationSchema.safeParse(await request.json());
    if (data === undefined) {
      return refuse('bad_input', {
        fields: Object.fromEntries(
          error.issues.map((issue) => [issue.path.join('.'), issue.message]),
        ),
      });
    }
    if (world.provenNumber !== data.phoneNumber) return refuse('phone_not_verified');
    if (world.accounts.has(data.phoneNumber)) return refuse('account_exists');
    const user = buildUser({
      name: [data.firstName, data.lastName].filter(Boolean).join(' '),
      firstName: data.firstName ?? 'User',
      lastName: data.lastName ?? '',
      email: data.email ?? null,
      birthDate: data.birthDate,
      birthTime: data.birthTime,
      birthTimeMargin: data.birthTime === null ? null : data.birthTimeMargin,
      birthTimeFold: data.birthTimeFold,
      birthPlace: data.birthPlace,
      attractions: data.attractions,
    });
    world.accounts.set(data.phoneNumber, user);
    return signIn(user, 201);
  }),
  mockEndpoint(subscribeEndpoint, async ({ request }) => {
    const { data } = subscribeSchema.safeParse(await request.json());
    if (world.user !== null && data?.consent === true)
      world.user = { ...world.user, newsletter: 'unconfirmed' };
    return { success: true as const };
  }),
  mockEndpoint(confirmSubscriptionEndpoint, { success: true }),
  mockEndpoint(leaveNewsletterEndpoint, { success: true }),
  mockEndpoint(unsubscribeEndpoint, () => {
    if (world.user === null) return refuse('not_signed_in');
    world.user = { ...world.user, newsletter: 'off' };
    return { success: true as const };
  }),
];
