// Setup of the client's tests: browser APIs that jsdom lacks, and a reset after every test.

import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { resetClientState } from './client-state.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { TEST_INSTANT } from './fake-clock.ts';
import { resetServer, server } from './msw/server.ts';

// jsdom has no layout, so these APIs do nothing.
class StillResizeObserver implements ResizeObserver {
  observe() {
    // Sizes never change in jsdom.
  }
  unobserve() {
    // Nothing is observed.
  }
  disconnect() {
    // Nothing is observed.
  }
}

Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
});
HTMLCanvasElement.prototype.getContext = () => null;
document.elementFromPoint = () => null;
window.scrollTo = () => undefined;
window.ResizeObserver = StillResizeObserver;
window.matchMedia = (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

// This is registered first, so its afterEach runs last: its failure must not prevent the reset.
failOnConsoleErrors();

// Queries that wait fail many times before they find something, and each failure would print the whole document, which
// takes a tenth of the time of a page's tests. Here a failure prints the document only when its message is read.
const { getElementError } = getConfig();
configure({
  // Files run side by side on few cores, where a page may take seconds for what takes it a tenth alone.
  asyncUtilTimeout: 5_000,
  getElementError(message, container) {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    let printed: string | undefined;
    Object.defineProperty(error, 'message', {
      configurable: true,
      get() {
        printed ??= getElementError(message, container).message;
        return printed;
      },
    });
    return error;
  },
});

// A call to anything but the application fails its test.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
// Page and application are at the same noon, so that no test depends on the current day.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(TEST_INSTANT) }));
afterAll(async () => {
  // A page still fetches its scripts after its test has ended. A script that arrives too late would be missing in all
  // later tests.
  await vi.dynamicImportSettled();
  server.close();
});

afterEach(async () => {
  cleanup();
  // Timers are the machine's again, and the day still the test's until its page's calls are answered.
  const now = Date.now();
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'], now });
  // A pending history.back() of the test completes before the next test begins, and what was asked last is under way.
  await new Promise((done) => setTimeout(done, 0));
  try {
    await resetServer();
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    await resetClientState();
  }
});
