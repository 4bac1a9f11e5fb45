import { expect, it } from 'vitest';
import { createAlmanac } from '#server/sky/almanac.ts';
import { getNatalPoints, listContacts } from '#server/sky/contacts/index.ts';
import { ASPECT_ANGLE_DEGREES } from '#shared/sky/aspects.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { separationDegrees, signedSeparationDegrees } from '#shared/sky/longitude.ts';
import { listCandidateDays, worstTwentieth } from '#tests/support/fitting-dates.ts';

const DAY_MS = 86_400_000;
const BIRTHS = 60;

it('nineteen of twenty open notices fit at least ten birth dates from 1950 to 2008, as the settings say ("a dozen")', {
  tags: 'night',
  timeout: 60_000,
}, async () => {
  const almanac = createAlmanac();
  const days = listCandidateDays();
  const range = { startMs: Date.UTC(2026, 10, 24), endMs: Date.UTC(2026, 10, 26) };
  const counts = Array.from({ length: BIRTHS }, (_, index) => {
    const utcMs = Date.UTC(1952, 3, 4, 5, 6) + index * 331.7 * DAY_MS;
    const span = { utcMs, fromUtcMs: utcMs, untilUtcMs: utcMs };
    const contacts = listContacts(almanac, getNatalPoints(span, null), range);
    return contacts.filter(({ shown }) => shown === 'minute');
  })
    .flat()
    .map((contact) => {
      const moving = almanac.getPosition(contact.moving, contact.atUtcMs).longitudeDegrees;
      const body = BODY_KEYS.indexOf(contact.natal as BodyKey); // without a place there are no angles
      const angle = ASPECT_ANGLE_DEGREES[contact.aspect];
      return days.filter(({ tenths }, day) => {
        const noon = (tenths[body] ?? 0) / 10;
        const next = (days[day + 1]?.tenths[body] ?? tenths[body] ?? 0) / 10;
        // What it covers in the half day on either side, and what a tenth was rounded by.
        const reach = Math.abs(signedSeparationDegrees(noon, next)) / 2 + 0.05;
        return Math.abs(separationDegrees(moving, noon) - angle) <= reach;
      }).length;
    });
  expect(counts.length).toBeGreaterThan(100);
  const worst = worstTwentieth(counts);
  expect(worst).toBeGreaterThanOrEqual(10);
  // Were there more, “a dozen” would be too low.
  expect(worst).toBeLessThanOrEqual(16);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});
