// The composition root of the features. A new feature is one line in the list of calls, and one more in the
// list of owned tables if it stores rows of users, in that of expired rows, and in that of handlers of due work.

import { joinOwnedTables } from './db/owned-tables.ts';
import type { FeatureDependencies } from './dependencies.ts';
import * as dueWork from './due-work/index.ts';
import { createApiDescriptionRoutes } from './features/api-description/index.ts';
import * as birthChart from './features/birth-chart/index.ts';
import * as calendar from './features/calendar/index.ts';
import * as chartReading from './features/chart-reading/index.ts';
import { createCompatibilityRoutes } from './features/compatibility/index.ts';
import * as findYourself from './features/find-yourself/index.ts';
import { createHealthRoutes } from './features/health/index.ts';
import { createHoroscopeRoutes } from './features/horoscope/index.ts';
import * as identity from './features/identity/index.ts';
import { createInsightsRoutes } from './features/insights/index.ts';
import { createInstallationRoutes } from './features/installation/index.ts';
import * as journal from './features/journal/index.ts';
import { createLawRoutes } from './features/law/index.ts';
import * as letter from './features/letter/index.ts';
import * as luckyNumbers from './features/lucky-numbers/index.ts';
import * as matches from './features/matches/index.ts';
import * as newsletter from './features/newsletter/index.ts';
import * as notices from './features/notices/index.ts';
import { createPlacesRoutes } from './features/places/index.ts';
import * as progress from './features/progress/index.ts';
import { createReadingsRoutes } from './features/readings/index.ts';
import { createTransitsRoutes } from './features/transits/index.ts';
import { createYearRoutes } from './features/year/index.ts';
import { createZodiacRoutes } from './features/zodiac/index.ts';
import type { Route } from './http/route.ts';

/** Every table with rows of users; the export of an account lists the tables in this order. */
const OWNED_TABLES = joinOwnedTables(
  [
    // Before identity, since deleting its sessions also deletes the devices that get notices.
    notices,
    identity,
    progress,
    luckyNumbers,
    birthChart,
    chartReading,
    findYourself,
    letter,
    journal,
    newsletter,
    calendar,
    matches,
    dueWork,
  ].map(({ ownedTables }) => ownedTables),
);

/**
 * The service that deletes unused accounts, and deletes again those that a restored backup has brought back, in the
 * tables of all features.
 */
export function createAccountRetention(
  dependencies: Pick<FeatureDependencies, 'database' | 'cipher' | 'deletions'>,
) {
  return identity.createRetention(dependencies, OWNED_TABLES);
}

/** Schedules mails to the owners of accounts that are noted as unused, which are deleted a month after the note. */
export const tellUnused = newsletter.tellUnused;

/** Adds the games of Find yourself of weeks that have ended to the counters, if enough wait. */
export const countPastWeeks = findYourself.addPastWeeks;

/** The conditions for expired rows in the tables of all features. */
export const EXPIRED_ROWS = [
  ...identity.expiredRows,
  ...calendar.expiredFeeds,
  ...journal.expiredRows,
  ...matches.expiredRows,
  ...notices.expiredRows,
  ...dueWork.expiredWork,
];

/** The handlers of due work of all features, one for each kind. */
export function listWorkHandlers(dependencies: FeatureDependencies): dueWork.WorkHandler[] {
  return [
    ...newsletter.listNewsletterHandlers(dependencies),
    ...notices.listNoticesHandlers(dependencies),
  ];
}

/** The loops of features that look after their work themselves. */
export function listWorkLoops(dependencies: FeatureDependencies): dueWork.WorkLoop[] {
  return notices.listNoticesLoops(dependencies);
}

/** All calls of all features. */
export function listRoutes(dependencies: FeatureDependencies): Route[] {
  const { routes: noticesRoutes, ...ofNotices } = notices.createNotices(dependencies);
  const { readerChanged, noteAnswer, letterMails } = ofNotices;
  const calls = [
    ...createHealthRoutes(dependencies),
    ...identity.createIdentityRoutes({ ...dependencies, readerChanged }, OWNED_TABLES),
    ...newsletter.createNewsletterRoutes({ ...dependencies, letterMails }),
    ...birthChart.createBirthChartRoutes(dependencies),
    ...calendar.createCalendarRoutes(dependencies),
    ...chartReading.createChartReadingRoutes(dependencies),
    ...createCompatibilityRoutes(),
    ...findYourself.createFindYourselfRoutes(dependencies),
    ...createHoroscopeRoutes(dependencies),
    ...createInsightsRoutes(dependencies),
    ...createInstallationRoutes(dependencies),
    ...journal.createJournalRoutes(dependencies),
    ...createLawRoutes(dependencies),
    ...letter.createLetterRoutes(dependencies),
    ...luckyNumbers.createLuckyNumbersRoutes(dependencies),
    ...matches.createMatchesRoutes({ ...dependencies, noteAnswer }),
    ...noticesRoutes,
    ...createPlacesRoutes(dependencies),
    ...progress.createProgressRoutes(dependencies),
    ...createReadingsRoutes(),
    ...createTransitsRoutes(dependencies),
    ...createYearRoutes(dependencies),
    ...createZodiacRoutes(),
  ];
  return [...calls, ...createApiDescriptionRoutes(calls)];
}
