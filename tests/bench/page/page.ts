// Measures the built page in Chromium: `npm run build && npm run bench:page [-- --only /,/home,gestures]`.
// The table goes to standard output.

import { parseArgs } from 'node:util';
import { startBuiltApp } from '#tests/support/built-app.ts';
import { say } from '../part.ts';
import type { PartResult, Report } from '../report/figure.ts';
import { describeCommit, describeMachine } from '../report/machine.ts';
import { showReport } from '../report/table.ts';
import { auditRoute } from './audits.ts';
import { openBrowser, signIn } from './browser.ts';
import { measureGestures } from './gestures.ts';
import { measureMorning } from './morning.ts';
import { measureStarfield } from './starfield.ts';

const LANDING_GOALS = { scriptKilobytes: 75, kilobytes: 160, lcpMs: 1_200 };
/** What a signed-in screen may bring; Home's own goal stands in the morning. */
const GOALS = { scriptKilobytes: 140 };

const SIGNED_IN = ['/home', '/profile'];

const report: Report = {
  ...describeCommit(),
  measuredAt: new Date().toISOString(),
  machine: describeMachine(),
  settings: { rounds: 3, seconds: 0, scale: 1 },
  parts: {},
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const isChosen = (part: string) => values.only?.split(',').includes(part) ?? true;

const app = await startBuiltApp();
const browser = await openBrowser();

async function measurePart(name: string, measure: () => Promise<PartResult>): Promise<void> {
  if (!isChosen(name)) return;
  say(name);
  report.parts[name] = await measure();
}

try {
  const { debuggingPort, context } = browser;
  await measurePart('/', () => auditRoute(`${app.url}/`, debuggingPort, LANDING_GOALS));
  await measurePart('/auth', () => auditRoute(`${app.url}/auth`, debuggingPort, GOALS));
  await measurePart('starfield', async () => ({
    figures: await measureStarfield(context, app.url),
    notes: [],
  }));
  await signIn(context, app);
  for (const path of SIGNED_IN) {
    await measurePart(path, () => auditRoute(app.url + path, debuggingPort, GOALS));
  }
  await measurePart('morning', () => measureMorning(context, app, debuggingPort));
  await measurePart('gestures', async () => ({
    figures: await measureGestures(context, app.url),
    notes: [],
  }));
} finally {
  await browser.close();
  await app.close();
  // What was measured is shown, whatever befell the rest.
  process.stdout.write(`${showReport(report)}\n`);
}
