// Refusals that must leave the database as it was.

import { expect } from 'vitest';
import type { HttpClient } from '#tests/support/http-client.ts';
import type { AttackedApp } from './attacked-app.ts';

export const LOGIN_FAILED = { status: 401, code: 'login_failed' };
export const BAD_INPUT = { status: 400, code: 'bad_input' };

/** A hash of every table but the counts of limits, which a refusal may raise. */
export async function digestOf(attacked: AttackedApp): Promise<Record<string, string>> {
  const { rate_limits: _limits, ...tables } = await attacked.digest();
  return tables;
}

/** Makes the calls, and expects that all get the same refusal and that the database has not changed. */
export async function expectRefused(
  attacked: AttackedApp,
  expected: { status: number; code: string },
  calls: readonly (() => ReturnType<HttpClient['send']>)[],
): Promise<void> {
  const before = await digestOf(attacked);
  for (const call of calls) expect(await call(), String(call)).toMatchObject(expected);
  expect(await digestOf(attacked)).toEqual(before);
}
