import { type Route, route } from '#server/http/route.ts';
import type { Env } from '#server/platform/env.ts';
import { getOperatorEndpoint } from '#shared/law/law.contract.ts';

/** The operator and the SMS provider as the settings name them. */
export function lawRoutes(
  env: Pick<Env, 'operatorName' | 'operatorEmail' | 'operatorAddress' | 'sms'>,
): Route[] {
  return [
    route(getOperatorEndpoint, () => ({
      name: env.operatorName ?? null,
      email: env.operatorEmail ?? null,
      address: env.operatorAddress ?? null,
      smsCarrier: env.sms.provider === 'console' ? null : env.sms.provider,
    })),
  ];
}
