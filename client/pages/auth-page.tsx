import { AuthScreen, clearStepOfSignUpDraft } from '#client/features/auth/index.ts';
import { PageErrorBoundary } from '#client/ui/feedback/page-error-boundary.tsx';

/** /auth: sign-in and sign-up. What a step of the sign-up has stored does not make it fail again. */
export function AuthPage() {
  return (
    <PageErrorBoundary className="mx-auto max-w-column px-gutter" onFault={clearStepOfSignUpDraft}>
      <AuthScreen />
    </PageErrorBoundary>
  );
}
