// Measures the built page in Chromium: `npm run build && npm run bench:page`. The table goes to standard output.

import { startBuiltApp } from '#tests/support/built-app.ts';
import { say } from '../part.ts';
import type { Report } from '../report/figure.ts';
import { describeCommit, describeMachine } from '../report/machine.ts';
import { showReport } from '../report/table.ts';
import { auditRoute } from './audits.ts';
import { openBrowser, signIn } from './browser.ts';
import { measureGestures } from './gestures.ts';
import { measureStarfield } from './starfield.ts';

const LANDING_GOALS = { scriptKilobytes: 75, kilobytes: 160, lcpMs: 1_200 };
/** What a signed-in screen may bring on top of the landing page's scripts. */
const MORE_SCRIPT_KILOBYTES = 60;

const report: Report = {
  ...describeCommit(),
  measuredAt: new Date().toISOString(),
  machine: describeMachine(),
  settings: { rounds: 3, seconds: 0, scale: 1 },
  parts: {},
};

const app = await startBuiltApp();
const browser = await openBrowser();
try {
  say('the landing page');
  const landing = await auditRoute(`${app.url}/`, browser.debuggingPort, LANDING_GOALS);
  report.parts['landing'] = landing;
  const goals = { scriptKilobytes: landing.scriptKilobytes + MORE_SCRIPT_KILOBYTES };
  say('the door');
  report.parts['door'] = await auditRoute(`${app.url}/auth`, browser.debuggingPort, goals);
  say('the starfield');
  report.parts['starfield'] = {
    figures: await measureStarfield(browser.context, app.url),
    notes: [],
  };
  await signIn(browser.context, app);
  for (const path of ['/home', '/profile']) {
    say(path);
    report.parts[path] = await auditRoute(app.url + path, browser.debuggingPort, goals);
  }
  say('gestures');
  report.parts['gestures'] = {
    figures: await measureGestures(browser.context, app.url),
    notes: [],
  };
} finally {
  await browser.close();
  await app.close();
}
process.stdout.write(`${showReport(report)}\n`);
