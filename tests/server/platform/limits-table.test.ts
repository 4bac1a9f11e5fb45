// The table of limits in server/README.md says what the code does.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { CALENDAR_LIMITS, UNKNOWN_FEEDS } from '#server/features/calendar/calendar.limits.ts';
import { FIND_YOURSELF_LIMITS } from '#server/features/find-yourself/find-yourself.limits.ts';
import { PASSKEY_LIMITS } from '#server/features/identity/passkeys/passkeys.limits.ts';
import { HASHES_AT_ONCE } from '#server/features/identity/sign-in/password.ts';
import { SIGN_IN_LIMITS } from '#server/features/identity/sign-in/sign-in.limits.ts';
import { MAX_PASSWORD_FAILURES } from '#server/features/identity/sign-in/sign-in.repository.ts';
import { VERIFICATION_LIMITS } from '#server/features/identity/verification/verification.limits.ts';
import { JOURNAL_LIMITS } from '#server/features/journal/journal.limits.ts';
import { MATCHES_LIMITS } from '#server/features/matches/matches.limits.ts';
import { NEWSLETTER_LIMITS } from '#server/features/newsletter/newsletter.limits.ts';
import { NOTICES_LIMITS } from '#server/features/notices/notices.limits.ts';
import { PLACES_LIMITS } from '#server/features/places/places.limits.ts';
import { PROGRESS_LIMITS } from '#server/features/progress/progress.limits.ts';
import { GENERAL_LIMITS, MINUTE_SECONDS } from '#server/platform/limits.ts';
import { ATTEMPTS_PER_CODE } from '#shared/identity/verification/verification.schema.ts';

interface Rule {
  points: number;
  windowSeconds: number;
}

const README = resolve(import.meta.dirname, '../../../server/README.md');
const WINDOWS = new Map([
  [60, 'a minute'],
  [3600, 'an hour'],
  [86_400, 'a day'],
]);
const told = new Set<Rule>();

/** The points of a rule, which counts as told. */
function points(rule: Rule): string {
  told.add(rule);
  return rule.points.toLocaleString('en-US');
}

/** A rule as the table writes it: '20 an hour', '4 in 10 minutes'. */
function limit(rule: Rule, what = ''): string {
  const window =
    WINDOWS.get(rule.windowSeconds) ?? `in ${rule.windowSeconds / MINUTE_SECONDS} minutes`;
  return `${points(rule)}${what} ${window}`;
}

/** The failures that a rule allows. */
const failures = (rule: Rule) => limit(rule, ' failures');

/** Several rules that one number of the table stands for. */
function shared(first: Rule, ...others: readonly Rule[]): string {
  for (const { points: most, windowSeconds } of others) {
    expect({ points: most, windowSeconds }).toEqual({
      points: first.points,
      windowSeconds: first.windowSeconds,
    });
  }
  for (const rule of others) told.add(rule);
  return limit(first);
}

/** The rule of an address, which that of an IPv6 /48 allows ten times. */
function tenfold(rule: Rule, site: Rule): string {
  return shared({ ...rule, points: 10 * rule.points }, site) && limit(rule);
}

const code = VERIFICATION_LIMITS;
const signIn = SIGN_IN_LIMITS;

function pauses(): string {
  const rules = [code.sendCooldownFirst, code.sendCooldownSecond, code.sendCooldownThird];
  for (const rule of rules) told.add(rule);
  return `a pause of ${rules.map(({ windowSeconds }) => `${windowSeconds} s`).join(', then ')}`;
}

/** Rules that the table leaves out: each is one use of a proof. */
const UNTOLD: readonly Rule[] = [code.proofUsed, PASSKEY_LIMITS.challengeUsed];

/** Each row's last cell, by its first two. */
const ROWS: Readonly<Record<string, string>> = {
  'send a code | device and number, where the device knows it': `${pauses()}; ${limit(code.sendNumberShort)}; ${limit(code.sendDeviceDay)}; ${limit(code.sendDevicesNumberDay)} by number`,
  ' | number, from others': `the same pauses; ${limit(code.sendNumberShort)}; ${limit(code.sendStrangerDay)}`,
  ' | number and address, with a proof of work': `the same pauses; ${limit(code.sendNumberShort)}; ${limit(code.sendProvenDay)}, ${points(code.sendProvenSiteDay)} by /48; ${limit(code.sendProvenNumberDay)} by number`,
  ' | address of those not known (IPv6 by its /64, and ten times that by its /48)': `${tenfold(code.sendAddressHour, code.sendSiteHour)}, ${tenfold(code.sendAddressDay, code.sendSiteDay)}`,
  ' | number without its last four digits, from others': limit(code.sendNumberBlock),
  'check a code | code · number and session': `${ATTEMPTS_PER_CODE} tries · ${failures(code.checkSessionFailures)}`,
  ' | number, not from a device that knows it': `${failures(code.checkStrangerFailures)}; ${points(code.checkProvenFailures)} of codes with a proof of work`,
  ' | address, not of a device that knows the number': failures(code.checkAddressFailures),
  'register, log in | number or name from a device that knows it · address from all others': `${shared(signIn.register, signIn.login)} each`,
  'log in with a passkey | address': limit(PASSKEY_LIMITS.signInAddress),
  'log in with a password | name, and address or device that knows the account': `${failures(signIn.passwordFailures)}; ${HASHES_AT_ONCE['log-in']} hashes at a time in a process`,
  ' | name, from others': `${MAX_PASSWORD_FAILURES} failures in a row, then the code alone helps`,
  'change the password | user': `${failures(signIn.passwordFailures)}; ${limit(signIn.passwordChanges)}; ${HASHES_AT_ONCE.change} hash at a time in a process`,
  'prove again who one is | user': limit(signIn.freshProofs),
  'activity, points, badge | user': limit(PROGRESS_LIMITS.user),
  'write a journal · import one | user': `${limit(JOURNAL_LIMITS.write)} · ${limit(JOURNAL_LIMITS.importDay)}, ${limit(JOURNAL_LIMITS.importMinute)}`,
  'ask for the Sunday letter | user, or address of a visitor · mail address': `${limit(NEWSLETTER_LIMITS.subscribe)} · ${limit(NEWSLETTER_LIMITS.linkToAddress)}`,
  'confirm the Sunday letter | address': limit(NEWSLETTER_LIMITS.confirm),
  'open an invitation, leave a match | address': `${shared(MATCHES_LIMITS.open, MATCHES_LIMITS.leave)} each`,
  'answer an invitation | user, or address of a guest': limit(MATCHES_LIMITS.accept),
  'play *Find yourself* | user': limit(FIND_YOURSELF_LIMITS.play),
  'places | address': limit(PLACES_LIMITS.address),
  'a calendar feed | token; those that are not live by address, in memory': shared(
    CALENDAR_LIMITS.token,
    UNKNOWN_FEEDS,
  ),
  'make a feed, give it another address | user': limit(CALENDAR_LIMITS.user),
  'settings, devices and bells of notices | user': limit(NOTICES_LIMITS.user),
  'ask for the letter by mail | mail address': limit(NOTICES_LIMITS.linkToAddress),
  'pages, their files, documents of the API | address': limit(GENERAL_LIMITS.pages),
  'everything else, refusals included | user, or session of a visitor · address': `${points(GENERAL_LIMITS.session)} · ${limit(GENERAL_LIMITS.address)}`,
};

it('the table of limits in server/README.md has a row for each limit, with its numbers', () => {
  const lines = readFileSync(README, 'utf8').split('\n');
  for (const [cells, numbers] of Object.entries(ROWS)) {
    expect(lines).toContain(`| ${cells} | ${numbers} |`.replace('|  |', '| |'));
  }
});

it('the table of limits omits no limit', () => {
  const modules = import.meta.glob<Record<string, Record<string, Rule>>>(
    '/server/features/**/*.limits.ts',
    { eager: true },
  );
  expect(Object.keys(modules).length).toBeGreaterThan(8);
  const rules = [
    ...Object.values(GENERAL_LIMITS),
    ...Object.values(modules)
      .flatMap((module) => Object.values(module))
      .flatMap((limits) => Object.values(limits))
      .filter((rule) => typeof rule === 'object'),
  ];
  expect(rules.filter((rule) => !told.has(rule) && !UNTOLD.includes(rule))).toEqual([]);
});
