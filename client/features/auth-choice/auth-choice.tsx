import { AuthLayout } from './auth-layout.tsx';
import { Choice } from './choice.tsx';

const doNothing = () => undefined;

/** The first screen of /auth as it stands in the built document, before any script has run. */
export function AuthChoice() {
  return (
    <AuthLayout isCentered>
      <Choice takeFocus={false} onLogIn={doNothing} onSignUp={doNothing} />
    </AuthLayout>
  );
}
