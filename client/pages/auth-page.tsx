import { AuthScreen } from '#client/features/auth/index.ts';

/** /auth: signing in and signing up. */
export function AuthPage() {
  return <AuthScreen />;
}
