// What this installation can do, by its settings.

import type { RoomDependencies } from '#server/dependencies.ts';
import { createRelyingPartyOf } from '#server/features/identity/index.ts';
import { type Route, route } from '#server/http/route.ts';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';

export function createInstallationRoutes({ env }: RoomDependencies): Route[] {
  const relyingPartyOf = createRelyingPartyOf(env);
  return [
    route(getFeaturesEndpoint, ({ request }) => ({
      mail: env.mail !== undefined,
      push: null,
      passkeys: relyingPartyOf(request) !== undefined,
    })),
  ];
}
