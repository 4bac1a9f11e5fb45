// Which texts suit a reader's day: no office on a weekend or after retirement, nothing for the young shown to the old,
// no snow in July.

import { ageOn, weekdayOf } from '#shared/core/calendar-date.ts';

/** What a text assumes about the reader's day. */
export interface Premises {
  readonly setting: 'none' | 'office' | 'school';
  readonly ages: 'any' | 'under-65' | '18-45';
  readonly season: 'none' | 'winter' | 'summer' | 'snow';
}

/** The reader and the day. `date` is `YYYY-MM-DD`, `zone` an IANA name. */
export interface ReaderDay {
  birthDate: string;
  date: string;
  zone: string;
}

const RETIRED = 65;
const ADULT = 18;
const YOUNG_UNTIL = 45;
const WINTER_OF_NORTH: readonly number[] = [12, 1, 2];
const SUMMER_OF_NORTH: readonly number[] = [6, 7, 8];

/** Zones south of the tropic of Capricorn (tz database, zone1970.tab). Zones in the tropics have no winter. */
const SOUTHERN =
  /^(?:Australia\/(?!Darwin|Lindeman|North)|Antarctica\/|America\/Argentina\/|Pacific\/(?:Auckland|Chatham|Norfolk|Easter)|America\/(?:Santiago|Coyhaique|Punta_Arenas|Montevideo|Asuncion|Buenos_Aires|Sao_Paulo)|Africa\/(?:Johannesburg|Maseru|Mbabane|Maputo)|Atlantic\/(?:Stanley|South_Georgia)|NZ)/;
/** Zones in the tropics, by the first part of their name. */
const TROPICAL =
  /^(?:Africa\/(?!Johannesburg|Maseru|Mbabane|Maputo|Cairo|Tunis|Algiers|Tripoli|Casablanca|Ceuta|El_Aaiun)|Indian\/|Asia\/(?:Bangkok|Singapore|Kuala_Lumpur|Jakarta|Manila|Ho_Chi_Minh|Saigon|Phnom_Penh|Vientiane|Yangon|Rangoon|Colombo|Kolkata|Calcutta|Dhaka|Aden|Makassar|Jayapura|Pontianak|Brunei|Dili|Kuching)|America\/(?:Bogota|Lima|Caracas|Guayaquil|La_Paz|Manaus|Panama|Jamaica|Puerto_Rico|Santo_Domingo|Costa_Rica|Guatemala|El_Salvador|Managua|Tegucigalpa|Belize|Havana|Guyana|Paramaribo|Cayenne|Martinique|Barbados|Port_of_Spain|Port-au-Prince|Fortaleza|Recife|Bahia|Belem)|Pacific\/(?!Auckland|Chatham|Norfolk|Easter)|Australia\/(?:Darwin|Lindeman|North))/;

/** Whether a text suits a day: its setting, the reader's age and the local season, as far as they are known. */
export function suits({ setting, ages, season }: Premises, day: ReaderDay): boolean {
  const age = ageOn(day.birthDate, day.date);
  if (setting !== 'none' && (age >= RETIRED || isWeekend(day.date))) return false;
  if (ages === 'under-65' && age >= RETIRED) return false;
  if (ages === '18-45' && (age < ADULT || age > YOUNG_UNTIL)) return false;
  return season === 'none' || seasonOf(day) === (season === 'snow' ? 'winter' : season);
}

const isWeekend = (date: string): boolean => [0, 6].includes(weekdayOf(date));

function seasonOf({ date, zone }: ReaderDay): 'winter' | 'summer' | undefined {
  if (TROPICAL.test(zone)) return undefined;
  const month = Number(date.slice(5, 7));
  const isSouth = SOUTHERN.test(zone);
  if ((isSouth ? SUMMER_OF_NORTH : WINTER_OF_NORTH).includes(month)) return 'winter';
  if ((isSouth ? WINTER_OF_NORTH : SUMMER_OF_NORTH).includes(month)) return 'summer';
  return undefined;
}
