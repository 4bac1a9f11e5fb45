// Measures the built page in Chromium: `npm run build && npm run bench:page [-- --only /,/home,gestures] [--beside
// <folder>]`. With `--beside`, morning and gestures are also measured for the build in that folder, another working
// tree, alternating with this one. The table goes to standard output.

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startBuiltApp } from '#tests/support/built-app.ts';
import { say } from '../part.ts';
import type { PartResult, Report } from '../report/figure.ts';
import { describeCommit, describeMachine } from '../report/machine.ts';
import { showReport } from '../report/table.ts';
import { auditInTurn } from './audits.ts';
import { type MeasuredApp, openBrowser, signIn } from './browser.ts';
import { measureGestures } from './gestures.ts';
import { measureMorning } from './morning.ts';
import { measureStarfield } from './starfield.ts';

const LANDING_GOALS = { scriptKilobytes: 75, kilobytes: 160, lcpMs: 1_200 };
/** The maximum size of a signed-in screen; the morning contains Home's own goal. */
const GOALS = { scriptKilobytes: 140 };

const SIGNED_IN = ['/home', '/profile'];

const report: Report = {
  ...describeCommit(),
  measuredAt: new Date().toISOString(),
  machine: describeMachine(),
  settings: { rounds: 3, seconds: 0, scale: 1 },
  parts: {},
};

const { values } = parseArgs({
  options: { only: { type: 'string' }, beside: { type: 'string' } },
});
const isChosen = (part: string) => values.only?.split(',').includes(part) ?? true;

const closers: (() => Promise<void>)[] = [];

async function open(root?: string): Promise<MeasuredApp> {
  const app = await startBuiltApp(root === undefined ? {} : { root: resolve(root) });
  closers.push(app.close);
  const { close, ...browser } = await openBrowser();
  closers.push(close);
  return { app, url: app.url, suffix: root === undefined ? '' : ', beside', ...browser };
}

async function measurePart(name: string, measure: () => Promise<PartResult>): Promise<void> {
  if (!isChosen(name)) return;
  say(name);
  report.parts[name] = await measure();
}

try {
  const measured = await open();
  const apps = values.beside === undefined ? [measured] : [measured, await open(values.beside)];
  const visit = (path: string) => ({ url: measured.url + path, port: measured.debuggingPort });
  await measurePart('/', () => auditInTurn([visit('/')], LANDING_GOALS));
  await measurePart('/auth', () => auditInTurn([visit('/auth')], GOALS));
  await measurePart('starfield', async () => ({
    figures: await measureStarfield(measured.context, measured.url),
    notes: [],
  }));
  for (const { context, app } of apps) await signIn(context, app);
  for (const path of SIGNED_IN) {
    await measurePart(path, () => auditInTurn([visit(path)], GOALS));
  }
  await measurePart('morning', () => measureMorning(apps));
  await measurePart('gestures', async () => ({ figures: await measureGestures(apps), notes: [] }));
} finally {
  for (const close of closers.reverse()) await close();
  // Prints the finished measurements even if the rest failed.
  process.stdout.write(`${showReport(report)}\n`);
}
