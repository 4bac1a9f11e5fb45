export { AuthScreen } from './auth-screen.tsx';
export { clearStepOfSignUpDraft } from './signup/sign-up-draft.ts';
