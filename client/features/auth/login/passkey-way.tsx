import { type ComponentType, lazy, Suspense } from 'react';

// Loaded with the screen that has it, so that the way to that screen stays light. Without it the other ways are there.
const PasskeyLoginButton = lazy<ComponentType>(() =>
  import('./passkey-login-button.tsx').then(
    (file) => ({ default: file.PasskeyLoginButton }),
    () => ({ default: () => null }),
  ),
);

/** Signing in with a passkey. The field of the same form has `webauthn` in its `autocomplete`. */
export function PasskeyWay() {
  return (
    <Suspense fallback={null}>
      <PasskeyLoginButton />
    </Suspense>
  );
}
