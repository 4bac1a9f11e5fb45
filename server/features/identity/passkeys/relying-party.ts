// The relying party of WebAuthn: the domain that passkeys are made for, and the origin that may use them.

import { isIP } from 'node:net';
import type { Request } from 'express';
import { createOriginOf } from '#server/http/public-origin.ts';
import type { Env } from '#server/platform/env.ts';

export interface RelyingParty {
  /** The RP ID, a domain: `asteria.example`. */
  id: string;
  /** The page's origin: `https://asteria.example`. */
  origin: string;
}

/** The relying party for a request; undefined where browsers offer no passkeys and where no public origin is known. */
export type RelyingPartyOf = (request: Request) => RelyingParty | undefined;

/**
 * Browsers offer passkeys to pages with TLS, and on `localhost` without; the RP ID must be the page's host or a domain
 * above it, and never an address in numbers (WebAuthn §5.1.3, "effective domain").
 */
export function createRelyingPartyOf(
  env: Pick<Env, 'origin' | 'production' | 'rpId'>,
): RelyingPartyOf {
  const originOf = createOriginOf(env);
  return (request) => {
    const origin = originOf(request);
    return origin === undefined ? undefined : findRelyingParty(origin, env.rpId);
  };
}

/**
 * The relying party of an origin; its RP ID is `rpId` if configured, else the origin's host. Undefined for an origin
 * where browsers offer no passkeys, and when `rpId` is neither its host nor a domain above it.
 */
function findRelyingParty(origin: string, rpId: string | undefined): RelyingParty | undefined {
  const { protocol, hostname, origin: normalized } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol !== 'https:' && !isLocal) return undefined;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  const id = rpId ?? hostname;
  if (id !== hostname && !hostname.endsWith(`.${id}`)) return undefined;
  return { id, origin: normalized };
}
