import { AuthScreen, clearStepOfSignUpDraft } from '#client/features/auth/index.ts';
import { PageErrorBoundary } from '#client/ui/feedback/page-error-boundary.tsx';

/** /auth: sign-in and sign-up. Stored values of a sign-up step cannot make it fail again. */
export function AuthPage() {
  return (
    <PageErrorBoundary className="mx-auto max-w-column px-gutter" onFault={clearStepOfSignUpDraft}>
      <AuthScreen />
    </PageErrorBoundary>
  );
}
