// The calls of the page in a journey's hands: refused as the server refuses, cut off, held, changed, counted.

import type { BrowserContext, Route } from '@playwright/test';
import { ERROR_TABLE, type ErrorCode, type FieldErrors } from '#shared/core/errors.ts';

/** Method and path, without the query: 'GET /api/user'; a '*' at its end stands for any rest. */
export type CallName = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /api/${string}`;

export interface RefusalDetails {
  fields?: FieldErrors;
  retryAfterSeconds?: number;
}

export interface Calls {
  /** Refuses the call from now on, in the server's own words. */
  refuse(call: CallName, code: ErrorCode, details?: RefusalDetails): void;
  /** Answers with what a proxy between says when nobody is behind it: HTML, without a sentence of ours. */
  garble(call: CallName): void;
  /** Lets no answer come. */
  cut(call: CallName): void;
  /** Lets the call reach the server and do its work, but no answer come back. */
  lose(call: CallName): void;
  /** Keeps the call waiting until the returned function is called; then it goes its way. */
  hold(call: CallName): () => void;
  /** Changes the server's answer before the page reads it. */
  change(call: CallName, edit: (answer: unknown) => unknown): void;
  /** Leaves the call alone again. */
  mend(call: CallName): void;
  /** The bodies of those sent so far, in their order; undefined where there was none. */
  sent(call: CallName): readonly unknown[];
}

type Rule = (route: Route) => Promise<void>;

const nameOf = (method: string, url: string) => `${method} ${new URL(url).pathname}`;
const fits = (call: CallName, name: string) =>
  call.endsWith('*') ? name.startsWith(call.slice(0, -1)) : name === call;

/** Takes the calls of all pages of a browser in hand. Without a rule a call goes its way. */
export async function takeCalls(
  context: BrowserContext,
  expectConsole: (pattern: RegExp) => void,
): Promise<Calls> {
  const rules = new Map<CallName, Rule>();
  const log: { name: string; body: unknown }[] = [];

  await context.route('**/api/**', async (route) => {
    const request = route.request();
    const name = nameOf(request.method(), request.url());
    log.push({ name, body: request.postDataJSON() ?? undefined });
    const rule = [...rules].find(([call]) => fits(call, name))?.[1];
    await (rule === undefined ? route.continue() : rule(route));
  });

  return {
    refuse(call, code, { fields, retryAfterSeconds } = {}) {
      const { status, sentence } = ERROR_TABLE[code];
      expectConsole(new RegExp(`status of ${status}`));
      rules.set(call, (route) =>
        route.fulfill({
          status,
          headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': `${retryAfterSeconds}` },
          json: {
            code,
            error: sentence,
            message: sentence,
            ...(fields === undefined ? {} : { fields }),
            requestId: 'of-a-journey',
          },
        }),
      );
    },
    garble(call) {
      expectConsole(/status of 502/);
      rules.set(call, (route) =>
        route.fulfill({
          status: 502,
          contentType: 'text/html',
          body: '<html><body><h1>502 Bad Gateway</h1></body></html>',
        }),
      );
    },
    cut(call) {
      expectConsole(/ERR_CONNECTION_FAILED/);
      rules.set(call, (route) => route.abort('connectionfailed'));
    },
    lose(call) {
      expectConsole(/ERR_CONNECTION_FAILED/);
      rules.set(call, async (route) => {
        await route.fetch();
        await route.abort('connectionfailed');
      });
    },
    hold(call) {
      let release: () => void = () => undefined;
      const released = new Promise<void>((done) => {
        release = done;
      });
      rules.set(call, async (route) => {
        await released;
        await route.continue();
      });
      return () => {
        rules.delete(call);
        release();
      };
    },
    change(call, edit) {
      rules.set(call, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: edit(await answer.json()) });
      });
    },
    mend(call) {
      rules.delete(call);
    },
    sent: (call) => log.filter(({ name }) => fits(call, name)).map(({ body }) => body),
  };
}
