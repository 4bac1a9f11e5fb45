// What a text in the place field means while no suggestion is chosen: clearly one place, or a question.

import { isSameName, placeWords } from '#shared/places/place-words.ts';
import { PLACES_LIMIT, type Place } from '#shared/places/places.schema.ts';
import { PLACES_COPY } from './places.copy.ts';

type TypedPlace = {
  /** The place that is clearly meant, if any: the first suggestion, if it alone has the typed name. */
  meant: Place | undefined;
  /** Asks which place is meant. */
  question: string;
};

/** @param suggestions the places that the server suggests for the text, best first; at least one. */
export function readTypedPlace(typed: string, suggestions: readonly Place[]): TypedPlace {
  const [first] = suggestions;
  const named = suggestions.filter((place) => isNamed(typed, place));
  const meant = named.length === 1 && named[0] === first ? first : undefined;
  return { meant, question: ask(typed, suggestions, named) };
}

function ask(typed: string, suggestions: readonly Place[], named: readonly Place[]): string {
  const [first] = suggestions;
  const area = findArea(typed, suggestions, named);
  if (area !== undefined) return PLACES_COPY.whichCity(area);
  const [same] = named;
  if (same !== undefined && (same !== first || named.length > 1))
    return PLACES_COPY.whichOne(same.name);
  const only = same ?? (suggestions.length === 1 ? first : undefined);
  return only === undefined ? PLACES_COPY.whichPlace : PLACES_COPY.isIt(placeWords(only));
}

/** Whether the text is the name of a place, with or without its region and country: 'Paris', 'Paris, TX'. */
function isNamed(typed: string, { name, region, country }: Place): boolean {
  const areas = [region, country].filter((area) => area !== '');
  const forms = [name, ...areas.map((area) => name + area), [name, ...areas].join('')];
  if (forms.some((form) => isSameName(typed, form))) return true;
  const [city = '', ...qualifiers] = typed.split(',');
  return (
    isSameName(city, name) &&
    qualifiers.every((qualifier) => areas.some((area) => isAreaName(qualifier, area)))
  );
}

/** Whether a text is the name of an area or its abbreviation: 'TX' and 'Tex.' for Texas, 'USA' for United States. */
function isAreaName(text: string, area: string): boolean {
  if (isSameName(text, area)) return true;
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  return /^.{2,4}$/u.test(letters) && new RegExp(`^${[...letters].join('.*')}`, 'iu').test(area);
}

/**
 * The country, region or island that the text names, if its towns are suggested. Names that the page does not know
 * ('USA', 'Maui') are recognized by many suggestions in one country that begin with other letters.
 */
function findArea(
  typed: string,
  suggestions: readonly Place[],
  named: readonly Place[],
): string | undefined {
  const [first] = suggestions;
  if (first === undefined || named.includes(first)) return undefined;
  const { region, country } = first;
  const known = [region, country].find((area) => isSameName(typed, area));
  if (known !== undefined) return known;
  if (isSameName(typed, region + country)) return `${region}, ${country}`;
  const unlike = suggestions.filter(({ name }) => !isSameName(name.slice(0, 1), typed.slice(0, 1)));
  const isArea =
    /^\p{Script=Latin}/u.test(typed) &&
    unlike.length > PLACES_LIMIT / 2 &&
    suggestions.every((place) => place.country === country);
  return isArea ? typed : undefined;
}
