// Imported before any schema is created. Otherwise zod tests whether it may compile code at run time; the page's
// content security policy forbids that, and the refusal costs a slow phone 35 ms. It is set where zod looks for it and
// not by zod's `config`, so that pages without a form do not load zod for it.

import type { config } from 'zod/v4/core';

type ZodSettings = NonNullable<Parameters<typeof config>[0]>;

Object.assign(globalThis, { __zod_globalConfig: { jitless: true } satisfies ZodSettings });
