import { getOperatorEndpoint } from '#shared/law/law.contract.ts';
import { mockEndpoint } from '../mock-endpoint.ts';

export const lawHandlers = [
  mockEndpoint(getOperatorEndpoint, () => ({
    name: 'Asteria Inc.',
    email: 'hello@asteria.example',
    address: '1 Main Street, Springfield, IL 62701',
    smsCarrier: 'twilio' as const,
  })),
];
