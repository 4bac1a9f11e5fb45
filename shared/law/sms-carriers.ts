/** The companies that can deliver text messages for an installation, as `SMS_PROVIDER` names them. */
export const SMS_CARRIERS = ['twilio'] as const;
export type SmsCarrier = (typeof SMS_CARRIERS)[number];
