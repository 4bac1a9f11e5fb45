// Whatever a test writes to the console that it did not announce makes it fail.

import { afterEach, beforeEach, expect, vi } from 'vitest';

const NOISY_METHODS = ['error', 'warn'] as const;

let heard: string[] = [];
let announced: RegExp[] = [];

/** Announces words that this test will bring to the console, as React does for a thrown render. */
export function allowConsoleNoise(...patterns: RegExp[]): void {
  announced.push(...patterns);
}

/** Listens around every test; called once by the setup of the page's tests. */
export function failOnConsoleNoise(): void {
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
    expect(noise, 'words on the console that the test did not announce').toEqual([]);
  });
}
