import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorSchema } from '#shared/law/law.contract.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const NAMED = {
  OPERATOR_NAME: 'Asteria Inc.',
  OPERATOR_EMAIL: 'hello@asteria.example',
  OPERATOR_ADDRESS: '1 Main Street, Springfield, IL 62701',
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: '0'.repeat(32),
  TWILIO_VERIFY_SERVICE_SID: `VA${'0'.repeat(32)}`,
};
let named: TestApp;
let unnamed: TestApp;
beforeAll(async () => {
  [named, unnamed] = await Promise.all([createTestApp({ env: NAMED }), createTestApp()]);
});
afterAll(() => Promise.all([named.close(), unnamed.close()]));

describe('GET /api/operator', () => {
  // req: LAW-2
  it('tells everybody who runs the installation and who delivers its text messages', async () => {
    const answer = await named.client().get('/api/operator');
    expect(answer.status).toBe(200);
    expect(answer.read(operatorSchema)).toEqual({
      name: 'Asteria Inc.',
      email: 'hello@asteria.example',
      address: '1 Main Street, Springfield, IL 62701',
      smsCarrier: 'twilio',
    });
  });

  it('names nobody when nobody is named and no text messages are sent', async () => {
    const answer = await unnamed.client().get('/api/operator');
    expect(answer.read(operatorSchema)).toEqual({
      name: null,
      email: null,
      address: null,
      smsCarrier: null,
    });
  });
});
