// The first day of the user's week: as chosen in the account, or else by the browser's locale.

import type { FirstDay } from '#shared/identity/account/preferences.schema.ts';
import { getChosenFirstDay } from './preferences.ts';

/**
 * ISO weekday (1 is Monday) → first day. The Unicode CLDR has one other, the Friday of the Maldives, which we do not
 * offer: it becomes Sunday.
 */
const FIRST_DAY_NAMES: Readonly<Record<number, FirstDay>> = {
  1: 'monday',
  6: 'saturday',
  7: 'sunday',
};
/** Regions whose week begins on Sunday (Unicode CLDR 46, and the Maldives) or Saturday, for browsers that do not say. */
const SUNDAY_REGIONS =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MV MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY_REGIONS = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** The first day of the week of the browser's locale; Sunday for one that the browser itself does not know. */
export function getLocaleFirstDay(): FirstDay {
  try {
    return readFirstDay(new Intl.Locale(navigator.language));
  } catch {
    return 'sunday';
  }
}

/** What newer browsers add to `Intl.Locale`: a method, and earlier a property. */
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

const FIRST_DAY_INDEX = { sunday: 0, monday: 1, saturday: 6 } as const satisfies Record<
  FirstDay,
  number
>;

/** The first day of the week as `Date.getDay` counts: 0 is Sunday. */
export function getFirstDayIndex(): 0 | 1 | 6 {
  return FIRST_DAY_INDEX[getChosenFirstDay() ?? getLocaleFirstDay()];
}
