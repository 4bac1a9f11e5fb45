// Restores the real clock after each file of the server's tests, because the worker runs other files afterward.

import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
});
