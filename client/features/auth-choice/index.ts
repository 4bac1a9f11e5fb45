// The first screen of /auth, apart from its steps: the build renders it into the document, without a browser.

export { AuthChoice } from './auth-choice.tsx';
export { AuthLayout } from './auth-layout.tsx';
export { CHOICE_COPY } from './choice.copy.ts';
export { Choice } from './choice.tsx';
