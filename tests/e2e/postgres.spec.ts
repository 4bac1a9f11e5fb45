import { startBuiltApp } from '#tests/support/built-app.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { logIn, signUp } from './auth-steps.ts';
import { expect, test } from './journey.ts';

const SECRET = 'one-secret-for-both-processes-on-this-database';

// req: RUN-3
test('on Postgres two processes share accounts, and a restart loses nothing', {
  tag: '@night',
}, async ({ page, openBrowser, phoneNumber, expectConsole }) => {
  // The test starts three processes.
  test.setTimeout(240_000);
  // Errors of the calls that the page makes while its server is down.
  expectConsole(/ERR_CONNECTION_(REFUSED|RESET)/);
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, SESSION_SECRET: SECRET, DATA_KEY: SECRET };
  const [one, two] = await Promise.all([startBuiltApp({ env }), startBuiltApp({ env })]);

  await signUp(page, one, phoneNumber);
  // The same browser and session, with the other process.
  await page.goto(`${two.url}/home`);
  await expect(page.getByText('Nora Whitlock')).toBeVisible();

  const other = await openBrowser();
  await logIn(other.page, two, phoneNumber);
  await expect(other.page.getByText('Nora Whitlock')).toBeVisible();

  await one.stop();
  const again = await startBuiltApp({ env, port: one.port, dataDir: one.dataDir });
  await page.goto(`${again.url}/profile?tab=journey`);
  await expect(page.getByText('10 points')).toBeVisible();

  await Promise.all([again.close(), two.close()]);
  await postgres.close();
});
