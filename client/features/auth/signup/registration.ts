// Creates the account: the payload (requirement SIGNUP-24), the call, and the newsletter
// subscription.

import { useSession } from '#client/features/account/index.ts';
import { callEndpoint } from '#client/lib/api-client.ts';
import { logFailure } from '#client/lib/log.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { PERSONALITY_TRAITS } from '#shared/identity/account/user.schema.ts';
import { registerEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import { DEFAULT_FIRST_NAME } from '#shared/identity/sign-in/sign-in.schema.ts';
import { subscribeEndpoint } from '#shared/newsletter/newsletter.contract.ts';
import { AUTH_COPY } from '../auth.copy.ts';
import { removeSignUpDraft, type SignUpDraft } from '../sign-up-draft.ts';

/**
 * A constant that the payload carries and the server ignores: an account starts without a password.
 */
const PASSWORD_PLACEHOLDER = 'set-in-profile';

/** The registration call's body, built from the draft. */
function toRegistrationPayload(phoneNumber: string, draft: SignUpDraft) {
  const { birth, personal, attractions } = draft;
  const firstName = personal.firstName.trim() || DEFAULT_FIRST_NAME;
  const lastName = personal.lastName.trim();
  const randomFourDigits = 1000 + Math.floor(Math.random() * 9000);
  return {
    phoneNumber,
    phoneVerified: true,
    firstName,
    lastName,
    name: [firstName, lastName].filter((part) => part !== '').join(' '),
    email: personal.email.trim(),
    username: `user_${phoneNumber.slice(-4)}_${randomFourDigits}`,
    password: PASSWORD_PLACEHOLDER,
    birthDate: birth.birthDate,
    birthTime: birth.timeUnknown || birth.birthTime === '' ? null : birth.birthTime,
    birthPlace: birth.birthPlace,
    birthPlaceId: birth.birthPlaceId,
    birthTimeFold: birth.birthTimeFold,
    birthTimeMargin: birth.timeUnknown || birth.birthTime === '' ? null : birth.birthTimeMargin,
    attractions,
    personalityTraits: PERSONALITY_TRAITS,
  };
}

/** Registers and signs in; the caller handles failures. */
export function useRegistration() {
  const session = useSession();
  return useSingleMutation({
    mutationFn: ({ phoneNumber, draft }: { phoneNumber: string; draft: SignUpDraft }) =>
      callEndpoint(registerEndpoint, { body: toRegistrationPayload(phoneNumber, draft) }),
    // The draft is removed from local storage after success and after failure.
    onSettled: removeSignUpDraft,
    onSuccess: (user) => {
      session.start(user);
      toast({ ...AUTH_COPY.toasts.registrationDone, variant: 'success' });
    },
  });
}

/**
 * Tells the newsletter, without waiting, whether the address may be written to (requirement CALL-5); failures are only
 * logged.
 */
export function subscribe({ newsletter, ...details }: SignUpDraft['personal']): void {
  callEndpoint(subscribeEndpoint, { body: { ...details, consent: newsletter } }).catch(
    (error: unknown) => logFailure(AUTH_COPY.subscribeFailed, error),
  );
}
