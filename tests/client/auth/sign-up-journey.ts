// The steps of a sign-up as a person takes them.

import type { UserEvent } from '@testing-library/user-event';
import { EMPTY_DRAFT, type SignUpDraft } from '#client/features/auth/sign-up-draft.ts';
import { SIGN_UP_STEPS, type SignUpStep } from '#client/features/auth/sign-up-steps.ts';
import { setExpiring } from '#client/lib/expiring-storage.ts';
import { sendCodeEndpoint } from '#shared/identity/verification/verification.contract.ts';
import { verifySendSchema } from '#shared/identity/verification/verification.schema.ts';
import { verifyNumber } from '#tests/support/journeys.ts';
import { openApplication, openBrowser, readCode } from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { renderApp, screen } from '#tests/support/render-app.tsx';

export const NEW_NUMBER = '2125550199';
export const OLD_NUMBER = '3125550148';

/** What the page stores in local storage, but for id and zone of the user; msw stores cookies there too. */
export function listStored(): string[] {
  return Object.keys(localStorage).filter(
    (key) => !/^(__msw|asteria-offline\.(user|zone)$)/.test(key),
  );
}

export async function findHeading(name: string | RegExp) {
  return screen.findByRole('heading', { level: 1, name });
}

export async function openSignUp(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'SIGN UP' }));
  await findHeading('Your phone number');
}

export async function openLogin(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'LOG IN' }));
  await findHeading('Log in');
}

export async function enterPhone(user: UserEvent, number = NEW_NUMBER) {
  await user.type(screen.getByLabelText('Phone number'), number);
  await user.click(screen.getByRole('button', { name: 'NEXT' }));
}

/** Types the newest code that the page's last number was sent, unless another code is given. */
export async function enterCode(user: UserEvent, code?: string) {
  const field = await screen.findByLabelText('Six-digit code');
  await user.type(field, code ?? (await readSentCode()));
}

async function readSentCode(): Promise<string> {
  const { phoneNumber } = verifySendSchema.parse(callsOf(sendCodeEndpoint).at(-1));
  return readCode(phoneNumber);
}

export async function giveBirthDate(user: UserEvent, [year, month, day]: string[]) {
  await user.type(await screen.findByLabelText('Month'), month ?? '');
  await user.type(screen.getByLabelText('Day'), day ?? '');
  await user.type(screen.getByLabelText('Year'), year ?? '');
}

export async function giveBirth(user: UserEvent, place = 'Springfield') {
  await findHeading('Birth details');
  await giveBirthDate(user, ['1994', '08', '02']);
  await user.type(screen.getByLabelText('Birth place'), place);
  await user.click(screen.getByRole('button', { name: 'NEXT' }));
}

export async function chooseAttraction(user: UserEvent, name = 'Women') {
  await findHeading("You're attracted to...");
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${name}`) }));
  await user.click(screen.getByRole('button', { name: 'NEXT' }));
}

export async function enterPersonalDetails(user: UserEvent) {
  await findHeading('Personal Details');
  await user.type(screen.getByLabelText('First name'), 'Nora');
  await user.type(screen.getByLabelText('Last name'), 'Whitlock');
  await user.type(screen.getByLabelText('Email'), 'nora@example.com');
  await user.click(screen.getByRole('button', { name: 'GET MY READING' }));
}

/**
 * Opens /auth at a step, as a reload does in the middle of a sign-up: the number is proven, and what the
 * steps before it ask for is filled in.
 */
export async function resumeSignUp(
  step: SignUpStep,
  birth: Partial<SignUpDraft['birth']> = { birthDate: '1994-08-02', birthPlace: 'Springfield' },
) {
  const phoneNumber = `+1${NEW_NUMBER}`;
  const isAfter = (other: SignUpStep) => SIGN_UP_STEPS.indexOf(step) > SIGN_UP_STEPS.indexOf(other);
  await verifyNumber(await openApplication(), await openBrowser(), phoneNumber);
  const draft: SignUpDraft = {
    ...EMPTY_DRAFT,
    step,
    phone: NEW_NUMBER,
    sent: { phoneNumber, at: Date.now() },
    verifiedPhone: phoneNumber,
    birth: isAfter('profile') ? { ...EMPTY_DRAFT.birth, ...birth } : EMPTY_DRAFT.birth,
    attractions: isAfter('attractions') ? ['women'] : [],
  };
  setExpiring('sign-up', draft, 15 * 60_000);
  return renderApp('/auth');
}

/** From the choice to the last step. */
export async function goToLastStep(user: UserEvent) {
  await openSignUp(user);
  await enterPhone(user);
  await enterCode(user);
  await giveBirth(user);
  await chooseAttraction(user);
  await findHeading('Personal Details');
}

/** From the first look at the chart to Home. */
export async function leaveReveal(user: UserEvent) {
  await findHeading('Nora, this is your sky.');
  await user.click(screen.getByRole('button', { name: 'Read today’s letter' }));
}

/** Through the whole sign-up; the animation is skipped. */
export async function signUp(user: UserEvent) {
  await goToLastStep(user);
  await enterPersonalDetails(user);
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  await leaveReveal(user);
}
