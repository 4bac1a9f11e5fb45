import { callApi } from '#client/lib/api-client.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { verifyCheckedSchema, verifySentSchema } from '#shared/verification/verification.schema.ts';

/** Has a code sent to a number. */
export function useSendCode() {
  return useSingleMutation({
    mutationFn: (phoneNumber: string) =>
      callApi({
        method: 'POST',
        path: '/api/verify/send',
        body: { phoneNumber },
        answer: verifySentSchema,
      }),
  });
}

/** Proves a number with its code; the answer says whether it has an account. */
export function useCheckCode() {
  return useSingleMutation({
    mutationFn: (proof: { phoneNumber: string; code: string }) =>
      callApi({
        method: 'POST',
        path: '/api/verify/check',
        body: proof,
        answer: verifyCheckedSchema,
      }),
  });
}
