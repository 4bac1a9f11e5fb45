// Making the account: the payload of specification section 3, the call, and what becomes of its refusals.

import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { startSession } from '#client/features/account/index.ts';
import { callApi } from '#client/lib/api-client.ts';
import { logFailure } from '#client/lib/log.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { PERSONALITY_TRAITS, userSchema } from '#shared/account/user.schema.ts';
import { DEFAULT_FIRST_NAME } from '#shared/auth/auth.schema.ts';
import type { PersonalDetails } from '#shared/auth/personal-details.schema.ts';
import { AUTH_COPY } from '../auth.copy.ts';
import { forgetSignUpDraft, type SignUpDraft } from './sign-up-draft.ts';

/** A fixed value that the payload carries and the server throws away: an account begins without a password. */
const PASSWORD_PLACEHOLDER = 'set-in-profile';

/** What the sign-up has gathered, as the call takes it. */
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
    attractions,
    personalityTraits: PERSONALITY_TRAITS,
  };
}

/** Registers and signs in; the sign-up itself says what a failure means for it. */
export function useRegistration() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ phoneNumber, draft }: { phoneNumber: string; draft: SignUpDraft }) =>
      callApi({
        method: 'POST',
        path: '/api/register',
        body: toRegistrationPayload(phoneNumber, draft),
        answer: userSchema,
      }),
    // Nothing of the reader stays in local storage, whatever came of it.
    onSettled: forgetSignUpDraft,
    onSuccess: (user) => {
      startSession(client, user);
      toast({ ...AUTH_COPY.toasts.registrationDone, variant: 'success' });
    },
  });
}

/** Puts the address on the newsletter's list without waiting; failures are only logged. */
export function subscribe(details: PersonalDetails): void {
  callApi({
    method: 'POST',
    path: '/api/subscribe',
    body: details,
    answer: z.unknown(),
  }).catch((error: unknown) => logFailure(AUTH_COPY.subscribeFailed, error));
}
