// Every room put together: repository, service, routes. A new room is one line in the list and one function below.

import type { RoomDependencies } from './dependencies.ts';
import { createAccountRepository } from './features/account/account.repository.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { createAccountService } from './features/account/account.service.ts';
import { createBirthDetailsService } from './features/account/birth-details.service.ts';
import { apiDescriptionRoutes } from './features/api-description/api-description.routes.ts';
import { createAuthRepository } from './features/auth/auth.repository.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { createAuthService } from './features/auth/auth.service.ts';
import { createBirthChartRepository } from './features/birth-chart/birth-chart.repository.ts';
import { birthChartRoutes } from './features/birth-chart/birth-chart.routes.ts';
import { createBirthChartService } from './features/birth-chart/birth-chart.service.ts';
import { compatibilityRoutes } from './features/compatibility/compatibility.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { horoscopeRoutes } from './features/horoscope/horoscope.routes.ts';
import { createHoroscopeService } from './features/horoscope/horoscope.service.ts';
import { createSkyTodayService } from './features/horoscope/sky-today.service.ts';
import { insightsRoutes } from './features/insights/insights.routes.ts';
import { createInsightsService } from './features/insights/insights.service.ts';
import { createLuckyNumbersRepository } from './features/lucky-numbers/lucky-numbers.repository.ts';
import { luckyNumbersRoutes } from './features/lucky-numbers/lucky-numbers.routes.ts';
import { createLuckyNumbersService } from './features/lucky-numbers/lucky-numbers.service.ts';
import { createNewsletterRepository } from './features/newsletter/newsletter.repository.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { createNewsletterService } from './features/newsletter/newsletter.service.ts';
import { placesRoutes } from './features/places/places.routes.ts';
import { createPlacesService } from './features/places/places.service.ts';
import { createProgressRepository } from './features/progress/progress.repository.ts';
import { progressRoutes } from './features/progress/progress.routes.ts';
import { createProgressService } from './features/progress/progress.service.ts';
import { readingsRoutes } from './features/readings/readings.routes.ts';
import { createSendLimits } from './features/verification/send-limits.ts';
import { createVerificationRepository } from './features/verification/verification.repository.ts';
import { verificationRoutes } from './features/verification/verification.routes.ts';
import { createVerificationService } from './features/verification/verification.service.ts';
import { zodiacRoutes } from './features/zodiac/zodiac.routes.ts';
import type { Route } from './http/route.ts';

/** All calls of all rooms. */
export function listRoutes(dependencies: RoomDependencies): Route[] {
  const calls = [
    ...healthRoutes(dependencies),
    ...doorRoutes(dependencies),
    ...newsletter(dependencies),
    ...birthChart(dependencies),
    ...compatibilityRoutes(),
    ...horoscope(dependencies),
    ...insights(dependencies),
    ...luckyNumbers(dependencies),
    ...placesRoutes({ service: createPlacesService() }),
    ...progress(dependencies),
    ...readingsRoutes(),
    ...zodiacRoutes(),
  ];
  return [...calls, ...apiDescriptionRoutes(calls)];
}

/** Verification, sign-up and log-in, account: they share who a person is. */
function doorRoutes(dependencies: RoomDependencies): Route[] {
  const { env, database, limits, sessions, clock, logger } = dependencies;
  const countries = env.smsCountries;
  const birthDetails = createBirthDetailsService({ ...dependencies, minAgeYears: env.minAgeYears });
  const sendLimits = createSendLimits({
    limits,
    hourlyCap: env.smsHourlyCap,
    limitFactor: env.limitFactor,
    logger,
  });
  const verification = createVerificationService({
    ...dependencies,
    repository: createVerificationRepository(database.db),
    sendLimits,
    clock,
    countries,
  });
  const auth = createAuthService({
    ...dependencies,
    repository: createAuthRepository(database.db),
    birthDetails,
    countries,
  });
  const account = createAccountService({
    ...dependencies,
    repository: createAccountRepository(database.db),
    birthDetails,
  });
  return [
    ...verificationRoutes({ service: verification }),
    ...authRoutes({ service: auth, authenticator: sessions.authenticator }),
    ...accountRoutes({ service: account }),
  ];
}

function newsletter(dependencies: RoomDependencies): Route[] {
  const repository = createNewsletterRepository(dependencies.database.db);
  const service = createNewsletterService({ ...dependencies, repository });
  return newsletterRoutes({ service });
}

function birthChart({ database, clock }: RoomDependencies): Route[] {
  const repository = createBirthChartRepository(database.db);
  return birthChartRoutes({ service: createBirthChartService({ repository, clock }) });
}

function horoscope({ almanac, clock }: RoomDependencies): Route[] {
  return horoscopeRoutes({
    service: createHoroscopeService({ almanac, clock }),
    skyToday: createSkyTodayService({ almanac, clock }),
  });
}

function insights({ almanac, clock }: RoomDependencies): Route[] {
  return insightsRoutes({ service: createInsightsService({ almanac, clock }) });
}

function luckyNumbers({ database, almanac, clock }: RoomDependencies): Route[] {
  const repository = createLuckyNumbersRepository(database.db);
  const service = createLuckyNumbersService({ repository, almanac, clock });
  return luckyNumbersRoutes({ service, clock });
}

function progress({ database, clock, chance }: RoomDependencies): Route[] {
  const repository = createProgressRepository(database);
  return progressRoutes({ service: createProgressService({ repository, clock, chance }) });
}
