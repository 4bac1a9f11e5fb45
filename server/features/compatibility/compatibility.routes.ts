import { type Route, route } from '#server/http/route.ts';
import { getCompatibilityEndpoint } from '#shared/compatibility/compatibility.contract.ts';
import { getCompatibility } from './compatibility.service.ts';

/** The compatibility of two signs. */
export function compatibilityRoutes(): Route[] {
  return [
    route(getCompatibilityEndpoint, ({ params }) => getCompatibility(params.sign1, params.sign2)),
  ];
}
