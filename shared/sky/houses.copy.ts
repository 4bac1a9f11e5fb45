// The names and subjects of the twelve houses, the first house first.

export const HOUSE_ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

export const HOUSE_AREAS = [
  'self and first impressions',
  'money and belongings',
  'talk and errands',
  'home and family',
  'play and romance',
  'work and routines',
  'close partners',
  'trust and what is shared',
  'travel and learning',
  'career and name',
  'friends and groups',
  'rest and quiet',
] as const;

/** One word of a house's area (1-12), where there is room for one: the noun before 'and', as in 'partners', 'career'. */
export const houseWord = (house: number) =>
  HOUSE_AREAS[house - 1]?.replace(/ and .*/, '').replace(/^.* /, '');
