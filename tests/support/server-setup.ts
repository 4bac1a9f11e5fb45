// Restores the real clock after each file of the server's tests, because the worker runs further
// files.

import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
});
