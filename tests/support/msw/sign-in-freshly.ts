import type { User } from '#shared/identity/account/user.schema.ts';
import {
  proveEndpoint,
  sendProofCodeEndpoint,
} from '#shared/identity/fresh-proof/fresh-proof.contract.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { openBrowser, readCode, SAMPLE_NUMBER, signIn } from './application.ts';

/** Signs in and proves it by a code, which counts as fresh for ten minutes; returns the browser. */
export async function signInFreshly(user: User): Promise<HttpClient> {
  await signIn(user);
  const browser = await openBrowser();
  await browser.post(sendProofCodeEndpoint.path);
  const { status } = await browser.post(proveEndpoint.path, {
    code: await readCode(SAMPLE_NUMBER),
  });
  if (status !== 200) throw new Error(`the proof was answered ${status}`);
  return browser;
}
