// What this installation can do, according to its settings.

import type { FeatureDependencies } from '#server/dependencies.ts';
import { createRelyingPartyOf } from '#server/features/identity/index.ts';
import { createOriginOf } from '#server/http/public-origin.ts';
import { type Route, route } from '#server/http/route.ts';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';

export function createInstallationRoutes({ env, vapid }: FeatureDependencies): Route[] {
  const originOf = createOriginOf(env);
  const relyingPartyOf = createRelyingPartyOf(env);
  return [
    route(getFeaturesEndpoint, ({ request }) => ({
      mail: env.mail !== undefined,
      push: (originOf(request) && vapid?.publicKey) ?? null,
      passkeys: relyingPartyOf(request) !== undefined,
      address: env.origin === undefined ? null : new URL(env.origin).host,
    })),
  ];
}
