// The cookie of a device on which somebody has signed in. The limits of sending and checking codes and of trying
// passwords count such a device apart, so that strangers cannot use up what its owner needs to sign in (OWASP, "device
// cookies"). The cookie's value is `<id>.<seconds since 1970 UTC>.<hashes of numbers, joined by ~>.<signature>`.

import { createHmac } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import { isSameSecret } from '#server/platform/constant-time.ts';
import type { Random } from '#server/platform/random.ts';
import { DEVICE_COOKIE_MS, deviceCookieName } from './session-rules.ts';

/** How many accounts a device remembers, enough for a household that shares one; a sixth replaces the oldest. */
const MAX_NUMBERS = 5;
const ID_BYTES = 16;
const HASH_CHARACTERS = 22; // 132 bits in base64url

/** A device whose cookie is genuine. */
export interface Device {
  id: string;
  /** Keyed hashes of the numbers, the newest first. */
  numbers: readonly string[];
}

export interface KnownDevices {
  /** The device of a `Cookie` header; undefined without a genuine cookie that is younger than a year. */
  read(cookieHeader: string | undefined): Device | undefined;
  /** Whether the number (E.164) has signed in on the device. */
  knows(device: Device, phoneNumber: string): boolean;
  /** The cookie's value for the device with this number added; for a new device if `device` is undefined. */
  remember(device: Device | undefined, phoneNumber: string): string;
}

export function createKnownDevices(settings: {
  /** The first secret signs; each of them verifies. */
  secrets: readonly [string, ...string[]];
  random: Random;
  clock: Clock;
  production: boolean;
}): KnownDevices {
  const { secrets, random, clock, production } = settings;
  const cookie = new RegExp(`(?:^|;\\s*)${deviceCookieName(production)}=([\\w.~-]{1,400})(?:;|$)`);
  const sign = (secret: string, text: string) =>
    createHmac('sha256', secret).update(`device:${text}`).digest('base64url');
  const hashNumber = (secret: string, phoneNumber: string) =>
    createHmac('sha256', secret)
      .update(`device-number:${phoneNumber}`)
      .digest('base64url')
      .slice(0, HASH_CHARACTERS);

  return {
    read(cookieHeader) {
      const value = cookieHeader?.match(cookie)?.[1];
      if (value === undefined) return undefined;
      const end = value.lastIndexOf('.');
      const content = value.slice(0, end);
      const signature = value.slice(end + 1);
      if (!secrets.some((secret) => isSameSecret(sign(secret, content), signature)))
        return undefined;
      const [id = '', issued = '', numbers = ''] = content.split('.');
      const ageMs = clock.now() - Number(issued) * 1000;
      if (!(ageMs < DEVICE_COOKIE_MS)) return undefined;
      return { id, numbers: numbers.split('~') };
    },
    knows: (device, phoneNumber) =>
      secrets.some((secret) => device.numbers.includes(hashNumber(secret, phoneNumber))),
    remember(device, phoneNumber) {
      const [secret, ...older] = secrets;
      const own = hashNumber(secret, phoneNumber);
      // The hashes of this number under older secrets, which the one under the first replaces.
      const known = new Set([own, ...older.map((old) => hashNumber(old, phoneNumber))]);
      const others = (device?.numbers ?? []).filter((number) => !known.has(number));
      const numbers = [own, ...others].slice(0, MAX_NUMBERS).join('~');
      const issued = Math.floor(clock.now() / 1000);
      const content = `${device?.id ?? random.secret(ID_BYTES)}.${issued}.${numbers}`;
      return `${content}.${sign(secret, content)}`;
    },
  };
}
