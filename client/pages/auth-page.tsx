import {
  AuthScreen,
  getAuthSteps,
  loadAuthSteps,
  startsAtStep,
} from '#client/features/auth/index.ts';
import { PageErrorBoundary } from '#client/ui/feedback/page-error-boundary.tsx';

/** /auth: sign-in and sign-up. Stored values of a sign-up step cannot make it fail again. */
export function AuthPage() {
  return (
    <PageErrorBoundary
      className="mx-auto max-w-column px-gutter"
      onFault={() => getAuthSteps()?.clearStepOfSignUpDraft()}
    >
      <AuthScreen />
    </PageErrorBoundary>
  );
}

/** The page, and the steps where it begins at one of them. */
export async function loadAuthPage(): Promise<typeof AuthPage> {
  if (startsAtStep()) await loadAuthSteps();
  return AuthPage;
}
