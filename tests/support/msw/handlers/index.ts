// The default handlers, all successful. For a new feature, add a file of handlers here and a row below.

import { accountHandlers } from './account.ts';
import { accountSettingsHandlers } from './account-settings.ts';
import { authHandlers } from './auth.ts';
import { birthChartHandlers } from './birth-chart.ts';
import { calendarHandlers } from './calendar.ts';
import { chartReadingHandlers } from './chart-reading.ts';
import { compatibilityHandlers } from './compatibility.ts';
import { findYourselfHandlers } from './find-yourself.ts';
import { horoscopeHandlers } from './horoscope.ts';
import { journalHandlers } from './journal.ts';
import { lawHandlers } from './law.ts';
import { letterHandlers } from './letter.ts';
import { luckyNumbersHandlers } from './lucky-numbers.ts';
import { matchesHandlers } from './matches.ts';
import { passkeysHandlers } from './passkeys.ts';
import { placesHandlers } from './places.ts';
import { progressHandlers } from './progress.ts';
import { readingsHandlers } from './readings.ts';
import { transitsHandlers } from './transits.ts';
import { yearHandlers } from './year.ts';
import { zodiacHandlers } from './zodiac.ts';

export const handlers = [
  ...accountHandlers,
  ...accountSettingsHandlers,
  ...authHandlers,
  ...findYourselfHandlers,
  ...horoscopeHandlers,
  ...journalHandlers,
  ...lawHandlers,
  ...letterHandlers,
  ...luckyNumbersHandlers,
  ...matchesHandlers,
  ...passkeysHandlers,
  ...placesHandlers,
  ...progressHandlers,
  ...birthChartHandlers,
  ...calendarHandlers,
  ...chartReadingHandlers,
  ...compatibilityHandlers,
  ...readingsHandlers,
  ...transitsHandlers,
  ...yearHandlers,
  ...zodiacHandlers,
];
