export { AuthScreen } from './auth-screen.tsx';
export { clearStepOfSignUpDraft } from './sign-up-draft.ts';
