// The notes that explain why a chart has no houses.

export const HOUSE_NOTES = {
  noTime:
    'The Ascendant and the houses change with the hour, so they need a birth time. The positions are for noon.',
  noPlace:
    'The Ascendant and the houses need a birth place. Without one, the day counts from the earliest time zone on earth to the latest.',
  noTimeAndPlace:
    'The Ascendant and the houses need a birth time and a birth place. Without them, the day counts from the earliest time zone on earth to the latest, and the positions are for its midpoint.',
  polar:
    'There are no Placidus houses this close to the pole: part of the zodiac never rises there, or never sets. Whole sign houses still work.',
} as const;
