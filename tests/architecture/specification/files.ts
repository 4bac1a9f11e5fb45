// The test files that the rows name.

import { testsOf } from './row.ts';

export const app = {
  guard: testsOf('client/guard.test.tsx'),
  navigation: testsOf('client/navigation.test.tsx'),
  session: testsOf('client/session/session.test.tsx'),
  calls: testsOf('client/lib/api-client.test.ts'),
  landing: testsOf('client/landing/landing-page.test.tsx'),
  starfield: testsOf('client/starfield/starfield.test.tsx'),
  sky: testsOf('client/starfield/open-sky.test.ts'),
  login: testsOf('client/auth/login.test.tsx'),
  signUp: testsOf('client/auth/sign-up.test.tsx'),
  registrationFailure: testsOf('client/auth/registration-failure.test.tsx'),
  reload: testsOf('client/auth/reload.test.tsx'),
  loadingAnimation: testsOf('client/auth/loading-animation.test.tsx'),
  home: testsOf('client/home/home.test.tsx'),
  zodiac: testsOf('client/zodiac/zodiac.test.tsx'),
  compatibility: testsOf('client/compatibility/compatibility.test.tsx'),
  readings: testsOf('client/readings/readings.test.tsx'),
  profile: testsOf('client/profile/profile.test.tsx'),
  settings: testsOf('client/account-settings/account-settings.test.tsx'),
  chart: testsOf('client/birth-chart/birth-chart.test.tsx'),
  planetSymbols: testsOf('client/birth-chart/planet-symbols.test.tsx'),
  lucky: testsOf('client/lucky-numbers/lucky-numbers.test.tsx'),
  numerology: testsOf('client/numerology/numerology.test.tsx'),
  journey: testsOf('client/journey/journey.test.tsx'),
  progress: testsOf('client/progress/progress.test.tsx'),
} as const;

export const kit = {
  toasts: testsOf('client/ui/toasts.test.tsx'),
  fields: testsOf('client/ui/fields.test.tsx'),
  code: testsOf('client/ui/code-field.test.tsx'),
  oracle: testsOf('client/ui/oracle.test.tsx'),
  states: testsOf('client/ui/states.test.tsx'),
  styles: testsOf('client/ui/style-sheets.test.ts'),
} as const;

export const rules = {
  signs: testsOf('shared/zodiac/sign-of-date.test.ts'),
  lifePath: testsOf('shared/numerology/life-path.test.ts'),
  meanings: testsOf('shared/numerology/meanings.test.ts'),
  dates: testsOf('shared/numerology/year-month-day.test.ts'),
  levels: testsOf('shared/progress/levels.test.ts'),
  lotteries: testsOf('shared/lucky-numbers/formats.test.ts'),
} as const;

export const server = {
  pages: testsOf('server/http/pages.test.ts'),
  input: testsOf('server/http/hostile-input.test.ts'),
  verification: testsOf('server/verification/verification.test.ts'),
  auth: testsOf('server/auth/auth.test.ts'),
  account: testsOf('server/account/account.test.ts'),
  newsletter: testsOf('server/newsletter/newsletter.test.ts'),
  progress: testsOf('server/progress/progress.routes.test.ts'),
  luckyNumbers: testsOf('server/lucky-numbers/lucky-numbers.routes.test.ts'),
  draw: testsOf('server/lucky-numbers/draw.test.ts'),
} as const;

export const browser = { door: testsOf('e2e/door.spec.ts') } as const;
