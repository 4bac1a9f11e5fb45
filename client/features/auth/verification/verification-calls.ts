import { ApiError, callEndpoint } from '#client/lib/api-client.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import {
  checkCodeEndpoint,
  sendCodeEndpoint,
} from '#shared/identity/verification/verification.contract.ts';

/** Requests a code for a number. */
export function useSendCode() {
  return useSingleMutation({ mutationFn: sendCode });
}

/**
 * Sends a code. When a limit on sending is reached, the server may first demand a proof of work from the device: half a
 * second to a few seconds of computing.
 */
async function sendCode(phoneNumber: string) {
  try {
    return await callEndpoint(sendCodeEndpoint, { body: { phoneNumber } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.challenge === undefined) throw error;
    // Loaded only when needed, which is rare.
    const { solveProof } = await import('./solve-proof.ts');
    const proof = await solveProof(error.challenge);
    if (proof === undefined) throw error;
    return callEndpoint(sendCodeEndpoint, { body: { phoneNumber, proof } });
  }
}

/** Verifies a number with its code; the answer says whether the number has an account. */
export function useCheckCode() {
  return useSingleMutation({
    mutationFn: (proof: { phoneNumber: string; code: string }) =>
      callEndpoint(checkCodeEndpoint, { body: proof }),
  });
}
