export { AuthScreen } from './auth-screen.tsx';
export { getAuthSteps, loadAuthSteps } from './load-auth-steps.ts';
export { comesBackToStep, startsAtStep } from './starts-at-step.ts';
