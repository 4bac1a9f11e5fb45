import { AuthScreen } from '#client/features/auth/index.ts';

/** /auth: sign-in and sign-up. */
export function AuthPage() {
  return <AuthScreen />;
}
