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

/** A word of each area, where there is room for one. */
export const HOUSE_WORDS = [
  'self',
  'money',
  'talk',
  'home',
  'play',
  'work',
  'partners',
  'trust',
  'travel',
  'career',
  'friends',
  'rest',
] as const;
