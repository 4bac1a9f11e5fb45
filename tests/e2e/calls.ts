// Intercepts the page's API calls in a test: refuses, aborts, delays, changes and counts them.

import type { BrowserContext, Route } from '@playwright/test';
import { ERROR_TABLE, type ErrorCode, type FieldErrors } from '#shared/core/errors.ts';

/** Method and path, without the query: 'GET /api/user'; a '*' at the end matches any rest. */
export type CallName = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /api/${string}`;

export interface RefusalDetails {
  fields?: FieldErrors;
  retryAfterSeconds?: number;
}

export interface Calls {
  /** From now on answers the call with an error of the server. */
  refuse(call: CallName, code: ErrorCode, details?: RefusalDetails): void;
  /** Answers with a proxy's error page in HTML, without our error body. */
  garble(call: CallName): void;
  /** Aborts the call before it reaches the server. */
  cut(call: CallName): void;
  /** The call reaches the server and takes effect, but its answer is lost. */
  lose(call: CallName): void;
  /** Delays the call until the returned function is called. */
  hold(call: CallName): () => void;
  /** Changes the server's answer before the page reads it. */
  change(call: CallName, edit: (answer: unknown) => unknown): void;
  /** Removes the rule for the call. */
  mend(call: CallName): void;
  /** The bodies of the calls sent so far, in order; undefined for a call without a body. */
  sent(call: CallName): readonly unknown[];
}

type Rule = (route: Route) => Promise<void>;

const nameOf = (method: string, url: string) => `${method} ${new URL(url).pathname}`;
const fits = (call: CallName, name: string) =>
  call.endsWith('*') ? name.startsWith(call.slice(0, -1)) : name === call;

/** Intercepts the calls of all pages of a browser context. A call without a rule is not changed. */
export async function interceptCalls(
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
