// How people of the browser's locale write hours and dates, and on which day their week begins.

import type {
  DateOrder,
  FirstDay,
  HourFormat,
} from '#shared/identity/account/preferences.schema.ts';

export type LocaleHabits = { hours: HourFormat; dateOrder: DateOrder; firstDay: FirstDay };

const AMERICAN: LocaleHabits = { hours: '12', dateOrder: 'mdy', firstDay: 'sunday' };
const ORDERS: Readonly<Record<string, DateOrder>> = { month: 'mdy', day: 'dmy', year: 'ymd' };
/** ISO weekday → name; the Unicode CLDR has no other first days but Friday, in the Maldives. */
const FIRST_DAY_NAMES: Readonly<Record<number, FirstDay>> = { 1: 'monday', 6: 'saturday' };
/** Regions whose week begins on Sunday or Saturday (Unicode CLDR 46), for browsers that do not say. */
const SUNDAY_REGIONS =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY_REGIONS = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

let known: { language: string; habits: LocaleHabits } | undefined;

/** The habits of the browser's language; American for one that the browser itself does not know. */
export function getLocaleHabits(): LocaleHabits {
  const language = typeof navigator === 'undefined' ? 'en-US' : navigator.language;
  // The first use of Intl takes up to 80 ms on a phone.
  if (language === 'en-US') return AMERICAN;
  if (known?.language !== language) known = { language, habits: readHabits(language) };
  return known.habits;
}

function readHabits(language: string): LocaleHabits {
  try {
    const { hour12 } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
    const first = new Intl.DateTimeFormat(language, { dateStyle: 'long', calendar: 'gregory' })
      .formatToParts(0)
      .find(({ type }) => type in ORDERS);
    return {
      hours: hour12 === true ? '12' : '24',
      dateOrder: ORDERS[first?.type ?? ''] ?? 'mdy',
      firstDay: readFirstDay(new Intl.Locale(language)),
    };
  } catch {
    return AMERICAN;
  }
}

/** What newer browsers add to `Intl.Locale`: a method, and before that a property. */
type LocaleWithWeek = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
};

function readFirstDay(locale: LocaleWithWeek): FirstDay {
  const week = locale.getWeekInfo?.() ?? locale.weekInfo;
  if (week !== undefined) return FIRST_DAY_NAMES[week.firstDay] ?? 'sunday';
  const region = locale.maximize().region ?? '';
  if (SUNDAY_REGIONS.split(' ').includes(region)) return 'sunday';
  return SATURDAY_REGIONS.split(' ').includes(region) ? 'saturday' : 'monday';
}
