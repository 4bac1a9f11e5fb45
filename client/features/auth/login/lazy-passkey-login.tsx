import { Suspense } from 'react';
import { lazyOr } from '#client/lib/lazy-or.ts';

// Loaded separately, so that the sign-in page stays light. If the code cannot be loaded, the button is left out: there
// are other ways to sign in.
const PasskeyLoginButton = lazyOr(() =>
  import('./passkey-login-button.tsx').then((file) => file.PasskeyLoginButton),
);

/** The button that signs in with a passkey. The phone field of the form needs `webauthn` in its `autocomplete`. */
export function LazyPasskeyLogin() {
  return (
    <Suspense fallback={null}>
      <PasskeyLoginButton />
    </Suspense>
  );
}
