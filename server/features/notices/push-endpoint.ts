// Which addresses notices are sent to. The address in a subscription comes from the client, which could name any
// server; so only the addresses of known push services are accepted.

import { isLoopbackHost } from '#server/platform/addresses.ts';

export interface EndpointRules {
  /** Host names; one that begins with `*.` stands for all its subdomains. */
  hosts: readonly string[];
  production: boolean;
}

/**
 * Whether an endpoint is that of a known push service: https on the default port, a host of the list, no user name or
 * password. Outside production also http on this machine, for tests.
 */
export function isPushEndpoint(endpoint: string, { hosts, production }: EndpointRules): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (!production && protocol === 'http:' && isLoopbackHost(hostname)) return true;
  const isListed = hosts.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  );
  return protocol === 'https:' && port === '' && isListed;
}
