// Imported before any schema is made. Without this zod tries whether it may compile code at run time; the page's
// content security policy forbids that, and the refusal costs a slow phone 35 ms at the start.

import { config } from 'zod/v4/core';

config({ jitless: true });
