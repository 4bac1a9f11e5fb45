// Which addresses notices are sent to. A browser names its push service, and a user who posts a subscription could name
// any other address: those of known services alone are believed.

import { isLoopbackHost } from '#server/platform/env.ts';

export interface EndpointRules {
  /** Host names; `*.` stands for all below one. */
  hosts: readonly string[];
  production: boolean;
}

/**
 * Whether an endpoint is one of a push service: https, its own port, a host of the list, no name or password. Outside
 * production also http on this machine, for tests.
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
