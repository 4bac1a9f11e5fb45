// The key by which rate limits count an address.

import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The key of a caller's address: IPv4 unchanged (also when written as IPv6), IPv6 by its /64, the
 * smallest block that one customer gets (RFC 6177). Text that is not an address is returned unchanged.
 */
export function addressKey(address: string): string {
  // Only IPv6 is parsed: this runs on every request.
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The key of the /48 around an IPv6 address key, the block that one site gets (RFC 6177): one person with a /48 has
 * 65,536 addresses of /64. Undefined for IPv4.
 */
export function siteKey(addressKey: string): string | undefined {
  if (!addressKey.endsWith('::/64')) return undefined;
  return `${addressKey.split(':').slice(0, 3).join(':')}::/48`;
}
