// Which server of several a new connection goes to: of a cluster one at a time takes writes.

import { splitHosts } from '#server/platform/postgres-address.ts';

/** Which of the hosts new connections go to: the last that took writes, until it fails. */
export class PostgresHosts {
  readonly #urls: readonly [string, ...string[]];
  #at = 0;

  /** Throws for what `splitHosts` refuses. */
  constructor(address: string) {
    const urls = splitHosts(address);
    if (urls === undefined) throw new Error('no address of Postgres');
    this.#urls = urls;
  }

  get count(): number {
    return this.#urls.length;
  }

  get url(): string {
    return this.#urls[this.#at] ?? this.#urls[0];
  }

  /** The next host takes the place of this one, unless another connection has seen to that. */
  leave(url: string): void {
    if (this.url === url) this.#at = (this.#at + 1) % this.count;
  }
}
