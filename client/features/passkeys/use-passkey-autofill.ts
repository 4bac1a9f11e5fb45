import { useEffect, useEffectEvent } from 'react';
import { callEndpoint } from '#client/lib/api-client.ts';
import { passkeySignInOptionsEndpoint } from '#shared/identity/passkeys/passkeys.contract.ts';
import type { PasskeyAssertion } from '#shared/identity/passkeys/passkeys.schema.ts';
import { loadCeremony } from './passkey-calls.ts';

/** A new challenge is fetched before the last one expires: the server keeps a challenge for 15 minutes. */
const RENEWAL_MS = 14 * 60_000;

/**
 * Lets the browser's autofill offer passkeys on the field with `autocomplete="… webauthn"` while `isOn`. Failures are
 * ignored, because the user can still sign in by the passkey button or by code.
 */
export function usePasskeyAutofill(
  isOn: boolean,
  onChosen: (assertion: PasskeyAssertion) => void,
): void {
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    async function wait(): Promise<void> {
      const { canAutofill, choosePasskey } = await loadCeremony();
      if (isOver || !(await canAutofill())) return;
      const options = await callEndpoint(passkeySignInOptionsEndpoint);
      if (isOver) return;
      const assertion = await choosePasskey(options, { byAutofill: true });
      if (!isOver) choose(assertion);
    }
    const begin = () => void wait().catch(() => undefined);
    begin();
    const renewal = setInterval(begin, RENEWAL_MS);
    return () => {
      isOver = true;
      clearInterval(renewal);
      loadCeremony().then(
        ({ endCeremony }) => endCeremony(),
        () => undefined,
      );
    };
  }, [isOn]);
}
