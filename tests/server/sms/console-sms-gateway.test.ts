import { describe, expect, it } from 'vitest';
import { createConsoleSmsGateway } from '#server/platform/sms/console-sms-gateway.ts';

const NUMBER = '+12125550123';

describe('the console gateway', () => {
  it('prints exactly one line with number and code, and keeps only a hash', async () => {
    const lines: string[] = [];
    const gateway = createConsoleSmsGateway({ secrets: ['secret'], print: (l) => lines.push(l) });
    const prepared = gateway.prepare(NUMBER);
    expect(lines).toEqual([]);
    await prepared.deliver();
    expect(lines).toHaveLength(1);
    const code = /^Verification code for \+12125550123: (\d{6})$/.exec(lines[0] ?? '')?.[1] ?? '';
    expect(code).toHaveLength(6);
    expect(prepared.codeHash).not.toContain(code);
    expect(await gateway.check(NUMBER, code, { ...prepared, providerId: null })).toBe('approved');
  });

  it('refuses another code, and the same code for another number', async () => {
    const lines: string[] = [];
    const gateway = createConsoleSmsGateway({ secrets: ['secret'], print: (l) => lines.push(l) });
    const prepared = gateway.prepare(NUMBER);
    await prepared.deliver();
    const code = lines[0]?.slice(-6) ?? '';
    const other = code === '000000' ? '000001' : '000000';
    expect(await gateway.check(NUMBER, other, { ...prepared, providerId: null })).toBe('wrong');
    expect(await gateway.check('+12125550124', code, { ...prepared, providerId: null })).toBe(
      'wrong',
    );
  });

  it('still accepts a code made under the previous secret while secrets rotate', async () => {
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    const prepared = createConsoleSmsGateway({ secrets: ['old'], print }).prepare(NUMBER);
    await prepared.deliver();
    const code = lines[0]?.slice(-6) ?? '';
    const rotating = createConsoleSmsGateway({ secrets: ['new', 'old'], print });
    expect(await rotating.check(NUMBER, code, { ...prepared, providerId: null })).toBe('approved');
    const rotated = createConsoleSmsGateway({ secrets: ['new'], print });
    expect(await rotated.check(NUMBER, code, { ...prepared, providerId: null })).toBe('wrong');
  });
});
