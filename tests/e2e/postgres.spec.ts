import { startBuiltApp } from '#tests/support/built-app.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { expect, test } from './journey.ts';
import { logIn, signUp } from './person.ts';

const SECRET = 'one-secret-for-both-processes-on-this-database';

test('on Postgres two processes share accounts, and a restart forgets nothing', async ({
  page,
  openBrowser,
  phoneNumber,
  expectConsole,
}) => {
  // Three processes start in it.
  test.setTimeout(240_000);
  // What the page asks for while its server is down.
  expectConsole(/ERR_CONNECTION_(REFUSED|RESET)/);
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, SESSION_SECRET: SECRET };
  const [one, two] = await Promise.all([startBuiltApp({ env }), startBuiltApp({ env })]);

  await signUp(page, one, phoneNumber);
  // The same browser, the same session, the other process.
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
