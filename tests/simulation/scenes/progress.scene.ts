// Points: what was acknowledged is in the ledger once, however often it was claimed, and every later read shows it.

import {
  ACTIVITIES,
  compatibilityActivityId,
  DAILY_POINTS_CAP,
} from '#shared/progress/activities.ts';
import { BONUS_POINTS_MAX, type UserProgress } from '#shared/progress/progress.schema.ts';
import { READING_IDS } from '#shared/readings/readings.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { mustHold, type RoomsCall, type Scene, type SimulatedWorld } from './scene.ts';

type Claim =
  | { source: 'bonus'; key: string; points: number }
  | { source: 'activity'; key: string; points: number; type: 'reading' | 'compatibility' };

interface Claimed {
  claim: Claim;
  /** The number of tries without an answer, and of those that still run. */
  unclear: number;
  running: number;
  isAcknowledged: boolean;
}

interface Person {
  user: { id: string; birthDate: string };
  claims: Claimed[];
  /** The most points that an answer has shown. */
  seen: number;
  /** How many reads must still follow the last acknowledged points; each process may learn of them late. */
  unread: number;
}

const READS_AFTER = 3;
/** Below the daily limit, so that the points of an activity are known. Bonuses have a limit of their own. */
const MOST_CLAIMED = DAILY_POINTS_CAP - BONUS_POINTS_MAX;
const ACTIVITY_CLAIMS = [
  ...READING_IDS.map((key) => ({ type: 'reading' as const, key })),
  ...SIGN_KEYS.map((sign) => ({
    type: 'compatibility' as const,
    key: compatibilityActivityId('leo', sign),
  })),
];

const sumOf = (claims: readonly Claimed[]) =>
  claims.reduce((sum, { claim }) => sum + claim.points, 0);
const leastOf = ({ claims }: Person) => sumOf(claims.filter((each) => each.isAcknowledged));
/** With what may have been given: what has been refused each time has not. */
const isPossible = ({ isAcknowledged, unclear, running }: Claimed) =>
  isAcknowledged || unclear > 0 || running > 0;
const mostOf = ({ claims }: Person) => sumOf(claims.filter(isPossible));

export function createProgressScene(world: SimulatedWorld, ids: readonly string[]): Scene {
  const people: Person[] = ids.map((id) => ({
    user: { id, birthDate: '1985-07-29' },
    claims: [],
    seen: 0,
    unread: 0,
  }));

  function newClaim(person: Person): Claim | undefined {
    if (world.chance() < 0.5) {
      return {
        source: 'bonus',
        key: world.random.uuid(),
        points: 1 + world.random.integerBelow(20),
      };
    }
    const known = new Set(person.claims.map(({ claim }) => claim.key));
    const open = ACTIVITY_CLAIMS.filter(({ key }) => !known.has(key));
    if (open.length === 0) return undefined;
    const chosen = world.pick(open);
    return { source: 'activity', ...chosen, points: ACTIVITIES[chosen.type].points };
  }

  function checkAnswer(person: Person, before: number, points: number): void {
    const name = `person ${people.indexOf(person) + 1}`;
    mustHold(points >= before, () => `a read of ${name} shows ${points} points after ${before}`);
    const most = mostOf(person);
    mustHold(points <= most, () => `a read of ${name} shows ${points} points of at most ${most}`);
    person.seen = Math.max(person.seen, points);
  }

  function read(person: Person): RoomsCall<UserProgress> {
    const before = Math.max(leastOf(person), person.seen);
    person.unread = Math.max(0, person.unread - 1);
    return {
      what: 'read progress',
      make: ({ progress }) => progress.getProgress(person.user),
      answered: ({ cosmicPoints }) => checkAnswer(person, before, cosmicPoints),
    };
  }

  function claimAgain(person: Person, claimed: Claimed): RoomsCall<{ cosmicPoints: number }> {
    const { claim } = claimed;
    const before = Math.max(leastOf(person), person.seen);
    const wasAcknowledged = claimed.isAcknowledged;
    claimed.running += 1;
    return {
      what: `claim ${claim.points} points ${claim.key.slice(0, 18)}`,
      make: ({ progress }) =>
        claim.source === 'bonus'
          ? progress.recordBonus(person.user, { points: claim.points, claimId: claim.key })
          : progress.recordActivity(person.user, {
              activityType: claim.type,
              activityId: claim.key,
            }),
      answered({ cosmicPoints }) {
        claimed.running -= 1;
        claimed.isAcknowledged = true;
        person.unread = READS_AFTER;
        checkAnswer(person, before, cosmicPoints);
      },
      refused({ code }) {
        claimed.running -= 1;
        mustHold(code === 'points_cap' && claim.source === 'bonus', () => `a claim gets ${code}`);
        mustHold(!wasAcknowledged, () => 'a claim is refused after it was acknowledged');
        world.count('bonuses over the limit');
      },
      unknown() {
        claimed.running -= 1;
        claimed.unclear += 1;
      },
    };
  }

  return {
    next() {
      // Most calls are of one person, since two of the same person can break more.
      const person = world.chance() < 0.85 ? people[0] : world.pick(people);
      if (person === undefined) return undefined;
      const unread = people.find((each) => each.unread > 0);
      if (unread !== undefined && world.chance() < 0.8) return read(unread);
      if (world.chance() < 0.2) return read(person);
      const unclear = person.claims.filter((each) => each.unclear > 0);
      if (unclear.length > 0 && world.chance() < 0.6)
        return claimAgain(person, world.pick(unclear));
      const claim = newClaim(person);
      if (claim === undefined || sumOf(person.claims) + claim.points > MOST_CLAIMED) {
        return person.claims.length > 0 ? claimAgain(person, world.pick(person.claims)) : undefined;
      }
      const claimed = { claim, unclear: 0, running: 0, isAcknowledged: false };
      person.claims.push(claimed);
      return claimAgain(person, claimed);
    },

    async check() {
      const rows = await world.database.query(
        `select user_id, sum(points)::int as points, count(*) filter (where source = 'activity')::int as given,
            (select count(*)::int from activities where activities.user_id = e.user_id) as done,
            (select max(points) from (select sum(points)::int as points from point_entries b
              where b.user_id = e.user_id and source = 'bonus' group by day) d) as bonus
          from point_entries e group by user_id`,
      );
      for (const person of people) {
        const row = rows.find((each) => each['user_id'] === person.user.id);
        const points = Number(row?.['points'] ?? 0);
        const [least, most] = [leastOf(person), mostOf(person)];
        mustHold(points >= least, () => `points are lost: ${points} of ${least} acknowledged`);
        mustHold(points <= most, () => `points are given twice: ${points} of at most ${most}`);
        mustHold(row?.['given'] === row?.['done'], () => 'activities and their points differ');
        const bonus = Number(row?.['bonus'] ?? 0);
        mustHold(bonus <= BONUS_POINTS_MAX, () => `${bonus} bonus points on one day`);
      }
    },
  };
}
