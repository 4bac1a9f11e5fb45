// Fails a test that writes unexpected errors or warnings to the console.

import { afterEach, beforeEach, expect, vi } from 'vitest';

const NOISY_METHODS = ['error', 'warn'] as const;

let heard: string[] = [];
let announced: RegExp[] = [];

/** Allows console lines that the test causes on purpose, such as React's lines about an error in a render. */
export function allowConsoleErrors(...patterns: RegExp[]): void {
  announced.push(...patterns);
}

/** Checks the console around every test; called once by the setup of the client's tests. */
export function failOnConsoleErrors(): void {
  beforeEach(() => {
    heard = [];
    announced = [];
    for (const method of NOISY_METHODS) {
      vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
        heard.push(words.map(String).join(' '));
      });
    }
  });
  afterEach(() => {
    for (const method of NOISY_METHODS) {
      // biome-ignore lint/suspicious/noConsole: the console itself is what is listened to
      vi.mocked(console[method]).mockRestore();
    }
    const noise = heard.filter((line) => !announced.some((pattern) => pattern.test(line)));
    expect(noise.join('\n'), 'words on the console that the test did not announce').toBe('');
  });
}
