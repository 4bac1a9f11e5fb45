// Every word of the sign-in and the sign-up after the choice between them.

import type { SignUpStep } from './sign-up-steps.ts';

export const SIGN_UP_STEP_LABELS = {
  phone: 'Phone',
  verification: 'Verify',
  profile: 'Birth Details',
  attractions: 'Attractions',
  personality: 'Personality',
} as const satisfies Record<SignUpStep, string>;

/** What the Star Oracle says at each step. */
export const ORACLE_LINES = {
  phone: 'First, a number. I do shout across the heavens, but a text arrives sooner.',
  verification: 'Six small digits are on the wing. Catch them before Mercury does.',
  profile: 'When and where did you arrive? The sky took notes, and I kept the notebook.',
  attractions: 'Who makes you look twice? Go on. Venus has told me most of it.',
  personality: 'Almost. What do I call you when the planets ask who you are?',
} as const satisfies Record<SignUpStep, string>;

export const AUTH_COPY = {
  documentTitles: {
    login: 'Log in',
    password: 'Log in with a password',
    signUp: (step: number, label: string) => `Sign up, step ${step} of 5: ${label}`,
  },
  back: 'Back',
  backCaps: 'BACK',
  next: 'NEXT',
  verify: 'VERIFY',
  phoneLabel: 'Phone number',
  phoneCountry: 'United States',
  sending: 'Sending…',
  checking: 'Verifying…',
  signingIn: 'Signing in…',
  login: {
    heading: 'Log in',
    note: "We'll send a code to verify your phone number.",
    usePassword: 'Use a password',
  },
  password: {
    heading: 'Log in',
    note: 'For accounts that have set a password in Profile.',
    username: 'Username',
    password: 'Password',
    useCode: 'Use a code instead',
  },
  phone: {
    heading: 'Your phone number',
    note: 'It’s how we know it’s you when you log in. No spam. We don’t share it.',
  },
  code: {
    heading: 'Verification code',
    sentTo: (number: string) => `Sent to ${number}.`,
    change: 'Change',
    changeNumber: 'Change number',
    codeLabel: 'Six-digit code',
    resend: 'Resend code',
    resending: 'Sending again…',
    resendIn: (clock: string) => `Resend in ${clock}`,
    resent: 'A new code is on its way.',
    verified: (number: string) => `${number} is verified.`,
  },
  newNumber: 'There’s no account with this number yet, so let’s set one up.',
  phoneExpired: 'It’s been a while. Please verify your phone number again.',
  profile: { heading: 'Birth details' },
  attractions: { chosen: (count: number) => `${count} chosen` },
  personal: {
    heading: 'Personal Details',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    emailHint:
      'It’s for the Sunday letter, if you ask for it below. Otherwise we won’t send anything to it.',
    emailKept:
      'It’s for the Sunday letter, once we can send email here and you ask for it. Until then we won’t send anything to it.',
    newsletter: 'Send me the Sunday letter',
    newsletterNote:
      'Up to five lines about your week, from your own chart. We’ll email you first to confirm the address, and you can unsubscribe with one click.',
    agreement: {
      before: 'By continuing, you agree to the',
      terms: 'Terms',
      between: '. For what we keep about you, see',
      privacy: 'Privacy',
    },
    submit: 'GET MY READING',
    tryAgain: 'Nothing you typed is lost. Press the button to try again.',
  },
  toasts: {
    loginDone: { title: 'Welcome back!', description: 'You have successfully logged in.' },
    loginDoneOfOldUser: {
      title: 'Welcome back!',
      description: 'You have successfully logged in. This number already has an account.',
    },
    loginFailed: {
      title: 'Login failed',
      description: 'We couldn’t reach Asteria. Please try again in a moment.',
    },
    registrationDone: {
      title: 'Account created',
      description: 'Your account has been created successfully.',
    },
    registrationFailed: {
      title: 'Registration failed',
      description: 'We couldn’t reach Asteria. Nothing you typed is lost: please try again.',
    },
  },
  subscribeFailed: 'The newsletter sign-up failed.',
} as const;
