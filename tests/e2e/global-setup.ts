import { prepareDataFolder } from '#tests/support/built-app.ts';

/** Playwright calls what this returns after the last test. */
export default function globalSetup(): Promise<() => void> {
  return prepareDataFolder();
}
