// Whether the reader is in the southern hemisphere, where the Moon appears upside down and is lit on the other side. It
// depends on the place that the reader's time zone is named after: below are the cities of the tz database (public
// domain) with a southern latitude.

import { useEffect } from 'react';
import { getZone, usePreferences } from './preferences.ts';

/** Areas of the tz database whose places are all in the south. */
const SOUTHERN_AREAS: readonly string[] = ['Antarctica', 'Australia'];
const SOUTHERN_CITIES: Readonly<Record<string, string>> = {
  Africa:
    'Blantyre Brazzaville Bujumbura Dar_es_Salaam Gaborone Harare Johannesburg Kigali Kinshasa Luanda Lubumbashi Lusaka Maputo Maseru Mbabane Nairobi Windhoek',
  America:
    'Araguaina Asuncion Bahia Belem Buenos_Aires Campo_Grande Catamarca Cordoba Coyhaique Cuiaba Eirunepe Fortaleza Guayaquil Jujuy La_Paz Lima Maceio Manaus Mendoza Montevideo Noronha Porto_Acre Porto_Velho Punta_Arenas Recife Rio_Branco Rosario Santarem Santiago Sao_Paulo',
  Asia: 'Dili Jakarta Jayapura Makassar Ujung_Pandang',
  Atlantic: 'South_Georgia St_Helena Stanley',
  Indian: 'Antananarivo Chagos Christmas Cocos Comoro Kerguelen Mahe Mauritius Mayotte Reunion',
  Pacific:
    'Apia Auckland Bougainville Chatham Easter Efate Enderbury Fakaofo Fiji Funafuti Galapagos Gambier Guadalcanal Kanton Marquesas Nauru Niue Norfolk Noumea Pago_Pago Pitcairn Port_Moresby Rarotonga Samoa Tahiti Tongatapu Wallis',
};

/**
 * Whether a zone (an IANA name) is named after a place south of the equator; false for a zone without a place (UTC).
 */
export function isSouthern(zone: string): boolean {
  const [area = '', city = '', inArgentina] = zone.split('/');
  if (SOUTHERN_AREAS.includes(area) || (city === 'Argentina' && inArgentina !== undefined)) {
    return true;
  }
  const cities = Object.hasOwn(SOUTHERN_CITIES, area) ? SOUTHERN_CITIES[area] : undefined;
  return cities?.split(' ').includes(city) === true;
}

/** Sets the document's attribute `data-hemisphere`, by which the styles mirror the drawings of the Moon. */
export function showHemisphere(): void {
  document.documentElement.dataset['hemisphere'] = isSouthern(getZone()) ? 'south' : 'north';
}

/** Sets the attribute again whenever the reader's preferences, of which the zone is one, change. */
export function useHemisphere(): void {
  const preferences = usePreferences();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the zone is part of the preferences
  useEffect(showHemisphere, [preferences]);
}
