import { addDays } from '#shared/core/calendar-date.ts';
import { getTransitsMonthEndpoint } from '#shared/transits/transits.contract.ts';
import type { TransitsMonth } from '#shared/transits/transits.schema.ts';
import { refuse } from '../answer.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { world } from '../world.ts';

/** A month in which the Sun enters Sagittarius on the 22nd. Each day has three contacts, one of them with a planet. */
function buildTransitsMonth(month: string): TransitsMonth {
  const days: TransitsMonth['days'] = [];
  for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1)) {
    days.push({
      date,
      moon: { sign: 'taurus', lit: 94, phase: 'waxing-gibbous' },
      events: [],
      contacts: { moon: 2, planets: 1 },
    });
  }
  const ingress = days.find(({ date }) => date.endsWith('-22'));
  ingress?.events.push({
    id: `${month}-22-sun-ingress`,
    kind: 'ingress',
    bodies: ['sun'],
    sign: 'sagittarius',
    exactAt: `${month}-22T07:23:00Z`,
    text: 'Sun enters Sagittarius',
  });
  return { month, zone: 'UTC', offsets: [{ from: `${month}-01T00:00:00Z`, seconds: 0 }], days };
}

export const transitsHandlers = [
  mockEndpoint(getTransitsMonthEndpoint, ({ request }) => {
    if (world.user === null) return refuse('not_signed_in');
    const month = new URL(request.url).searchParams.get('month');
    return month === null ? refuse('bad_input') : buildTransitsMonth(month);
  }),
];
