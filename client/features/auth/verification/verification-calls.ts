import { callEndpoint } from '#client/lib/api-client.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import {
  checkCodeEndpoint,
  sendCodeEndpoint,
} from '#shared/identity/verification/verification.contract.ts';

/** Requests a code for a number. */
export function useSendCode() {
  return useSingleMutation({
    mutationFn: (phoneNumber: string) => callEndpoint(sendCodeEndpoint, { body: { phoneNumber } }),
  });
}

/** Verifies a number with its code; the answer says whether the number has an account. */
export function useCheckCode() {
  return useSingleMutation({
    mutationFn: (proof: { phoneNumber: string; code: string }) =>
      callEndpoint(checkCodeEndpoint, { body: proof }),
  });
}
