import type { Env } from '#server/platform/env.ts';
import { createConsoleSmsGateway } from './console-sms-gateway.ts';
import type { SmsGateway } from './sms-gateway.ts';
import { createTwilioSmsGateway } from './twilio-sms-gateway.ts';

/** Creates the gateway that `SMS_PROVIDER` selects. */
export async function createSmsGateway(dependencies: {
  env: Env;
  secrets: readonly [string, ...string[]];
  print: (line: string) => void;
}): Promise<SmsGateway> {
  const { env, secrets, print } = dependencies;
  return env.sms.provider === 'twilio'
    ? createTwilioSmsGateway(env.sms.twilio)
    : createConsoleSmsGateway({ secrets, print });
}
