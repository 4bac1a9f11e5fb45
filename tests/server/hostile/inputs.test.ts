// Every kind of broken input for every declared call: the call answers with the expected status and code, and the
// database does not change. The list of calls comes from the application itself.

import { afterAll, describe, expect, test } from 'vitest';
import type { Route } from '#server/http/route.ts';
import { isExhaustive, isTurn, takeSample } from '#tests/support/exhaustive.ts';
import { startAttackedApp } from './attacked-app.ts';
import { BROKEN_BODIES, expectedOf } from './broken-bodies.ts';
import {
  type Field,
  fieldsOf,
  findField,
  getField,
  listBodies,
  listRefused,
  listRefusedTexts,
  listTakenTexts,
  nameOf,
} from './fields.ts';
import { addressOf, type GoodCall, pathOf, prepareCall, requestOf } from './good-calls.ts';
import { type Attack, sendAttacks } from './send-attacks.ts';

const attacked = await startAttackedApp();
afterAll(async () => {
  attacked.searchLog();
  await attacked.close();
});
const calls = attacked.routes.map((route, turn) => [nameOf(route), route, turn] as const);

test('fields.ts knows every field of every described call, and a valid call succeeds', async () => {
  const unknown = attacked.routes.flatMap((route) => {
    const names = [
      ...fieldsOf(route.params),
      ...fieldsOf(route.query),
      ...listBodies(route).flat(),
    ];
    return names
      .filter((name) => findField(route, name) === undefined)
      .map((name) => `${nameOf(route)} ${name}`);
  });
  expect(unknown).toEqual([]);
  for (const route of attacked.routes) {
    // The first body of each call also succeeds in addresses.test.ts.
    const first = isExhaustive ? 0 : 1;
    for (let variant = first; variant < Math.max(1, listBodies(route).length); variant += 1) {
      const call = await prepareCall(attacked, route, variant);
      const answer = await call.client.send(addressOf(route, call), requestOf(route, call));
      expect(answer.status, `${nameOf(route)} ${answer.text}`).toBe(route.status);
    }
  }
});

describe.each(calls)('%s', (_name, route, turn) => {
  if (isTurn(turn, 2))
    test('refuses every broken body', async () => {
      const call = await prepareCall(attacked, route);
      const nobody = { ...call, client: attacked.visitor() };
      const before = await attacked.digest();
      for (const [signedIn, caller] of [[true, call] as const, [false, nobody] as const]) {
        const attacks = BROKEN_BODIES.flatMap((broken): Attack[] => {
          const expected = expectedOf(route, broken, signedIn);
          if (expected === undefined) return [];
          const request = {
            method: route.method,
            ...broken.build(JSON.stringify(call.body ?? { note: 'x' })),
          };
          return [{ kind: broken.kind, path: addressOf(route, call), request, expected }];
        });
        expect(await sendAttacks(caller.client, attacks)).toBe('');
      }
      expect(await attacked.digest()).toEqual(before);
    });

  // req: CALL-7
  test('refuses every wrong value of every field', async () => {
    const variants = Math.max(1, listBodies(route).length);
    for (let variant = 0; variant < variants; variant += 1) {
      const call = await prepareCall(attacked, route, variant);
      const before = await digestWithoutLimits();
      const attacks = [
        ...listBodyAttacks(route, call),
        ...listQueryAttacks(route, call),
        ...listParamAttacks(route, call),
      ];
      expect(await sendAttacks(call.client, attacks)).toBe('');
      if (route.access === 'user') {
        const unsigned = attacks.map((attack) => ({
          ...attack,
          expected: { status: 401, code: 'not_signed_in' },
        }));
        expect(await sendAttacks(attacked.visitor(), unsigned)).toBe('');
      }
      expect(await digestWithoutLimits()).toEqual(before);
    }
  });

  if (isTurn(turn + 1, 2))
    // req: CALL-7
    test('succeeds with every value that it may accept', async () => {
      const names = listBodies(route)[0] ?? [];
      const taken = names.filter((name) =>
        ['name', 'claim'].includes(getField(route, name).meaning),
      );
      for (const json of taken.length === 0
        ? []
        : takeSample(listTakenTexts(), { share: 4, turn })) {
        const call = await prepareCall(attacked, route);
        const odd = Object.fromEntries(taken.map((name) => [name, json]));
        await call.client.send(addressOf(route, call), {
          method: route.method,
          json: { ...call.body, ...odd },
        });
      }
      for (const name of takeSample(names, { share: 2, turn })) {
        const call = await prepareCall(attacked, route);
        const { [name]: _good, ...others } = call.body ?? {};
        const levels = 7_900;
        const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
        const rest = JSON.stringify(others).slice(1);
        await call.client.send(addressOf(route, call), {
          method: route.method,
          raw: `{${JSON.stringify(name)}:${deep}${rest === '}' ? '' : ','}${rest}`,
          headers: { 'content-type': 'application/json' },
        });
      }
    });
});

/** Without the counts of limits, because a call that its service refuses has been counted before. */
async function digestWithoutLimits() {
  const { rate_limits: _, ...tables } = await attacked.digest();
  return tables;
}

const BAD_INPUT = { status: 400, code: 'bad_input' };

function listBodyAttacks(route: Route, call: GoodCall): Attack[] {
  return Object.keys(call.body ?? {}).flatMap((name) => {
    const field = getField(route, name);
    const { [name]: _left, ...without } = call.body ?? {};
    const required =
      route.method !== 'PATCH' &&
      field.meaning !== 'claim' &&
      field.empty === undefined &&
      field.optional === undefined;
    const bodies = [
      ...(required ? [without] : []),
      ...listRefused(field).map((value) => ({ ...call.body, [name]: value })),
    ];
    return bodies.map((json) => ({
      kind: `${name}: ${JSON.stringify(json[name as keyof typeof json])?.slice(0, 60)}`,
      path: addressOf(route, call),
      request: { method: route.method, json },
      expected: BAD_INPUT,
      orCode: field.orCode,
    }));
  });
}

/** Optional fields may be missing, and so may the user's own day, month and zone. */
const mayBeLeftOut = (route: Route, { optional }: Field, name: string) =>
  optional === true || (['date', 'month', 'zone'].includes(name) && !route.path.endsWith('clock'));

function listQueryAttacks(route: Route, call: GoodCall): Attack[] {
  const path = pathOf(route, call.params);
  return Object.keys(call.query).flatMap((name) => {
    const field = getField(route, name);
    const { [name]: good = '', ...without } = call.query;
    const others = new URLSearchParams(without).toString();
    const broken = ['%', '%E0%A4%A', '%ED%A0%80', '%C0%AF', '%zz'];
    const queries = [
      ...(mayBeLeftOut(route, field, name) ? [] : ['']),
      ...listRefusedTexts(field).map((value) => toQuery(name, value)),
      ...broken.map((value) => `${name}=${value}`),
      `${toQuery(name, good)}&${toQuery(name, good)}`,
      `${toQuery(name, good)}&%${name.charCodeAt(0).toString(16)}${name.slice(1)}=x`,
      `${name}[]=${good}&${name}`,
      `${name}`,
    ];
    return queries.map((query) => ({
      kind: `?${query.slice(0, 60)}`,
      path: `${path}?${[others, query].filter(Boolean).join('&')}`,
      request: requestOf(route, call),
      expected: BAD_INPUT,
    }));
  });
}

const toQuery = (name: string, value: string) => new URLSearchParams({ [name]: value }).toString();

function listParamAttacks(route: Route, call: GoodCall): Attack[] {
  return Object.keys(call.params)
    .filter((name) => route.path.includes(`{${name}}`))
    .flatMap((name) => {
      const field = getField(route, name);
      const path = (raw: string) =>
        pathOf(route, { ...call.params, [name]: 'HERE' }).replace('HERE', () => raw);
      const unclean = ['%00', 'a%00b', '%E2%80%AE', '%', '%E0%A4%A', '%ED%A0%80', '%C0%AE'];
      const wrong = [
        'LEO',
        '..',
        '.',
        '%2e%2e',
        '..%2f..',
        'a%2Fb',
        '%5c',
        '*',
        '-1',
        '0',
        '9'.repeat(30),
        '1e400',
        'NaN',
        'infinity',
        'today',
        'J2451187',
        'null',
        'undefined',
        '__proto__',
        'constructor',
        'toString',
        "1'%20or%20'1'='1",
        '%3Cscript%3E',
        '{id}',
        '00000000-0000-0000-0000-000000000000x',
        'x'.repeat(12_000),
      ];
      const unknown = field.unknown ?? BAD_INPUT;
      return [
        ...unclean.map((raw) => [raw, BAD_INPUT] as const),
        ...wrong.map((raw) => [raw, unknown] as const),
      ].map(([raw, expected]) => ({
        kind: `{${name}} ${raw.slice(0, 60)}`,
        path: path(raw) + addressOf(route, call).slice(pathOf(route, call.params).length),
        request: requestOf(route, call),
        expected,
      }));
    });
}
