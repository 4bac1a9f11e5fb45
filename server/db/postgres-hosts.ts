// Which of several servers a new connection goes to: one server of a cluster at a time takes writes.

import { splitHosts } from '#server/platform/postgres-address.ts';

/** The hosts of an address, and the one that new connections go to: the last that took writes, until it fails. */
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

  /** The address with the present host alone. */
  get url(): string {
    return this.#urls[this.#at] ?? this.#urls[0];
  }

  /** Moves on to the next host, if `url` is still the present one: several connections may report the same failure. */
  leave(url: string): void {
    if (this.url === url) this.#at = (this.#at + 1) % this.count;
  }
}
