// The key pair by which push services know this server (VAPID, RFC 8292).

import { createECDH } from 'node:crypto';

/** Both keys are base64url without padding. */
export interface VapidKeys {
  /** An uncompressed point of the curve P-256, 65 bytes. */
  publicKey: string;
  /** 32 bytes. */
  privateKey: string;
}

/** The push services of Chrome and Edge, Firefox, Safari, and Edge on Windows; `*.` stands for all hosts below one. */
export const DEFAULT_PUSH_HOSTS = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const VARIABLES = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
type VapidVariable = (typeof VARIABLES)[number];

/** One of the three settings is wrong; the message says how, without the name of the variable. */
export class VapidProblem extends Error {
  readonly variable: VapidVariable;

  constructor(variable: VapidVariable, problem: string) {
    super(problem);
    this.name = 'VapidProblem';
    this.variable = variable;
  }
}

/** The keys of the settings; undefined when none of the three is set. Throws a VapidProblem. */
export function readVapidKeys(
  values: { readonly [name in VapidVariable]?: string | undefined },
): VapidKeys | undefined {
  const given = VARIABLES.find((name) => values[name] !== undefined);
  if (given === undefined) return undefined;
  const missing = VARIABLES.find((name) => values[name] === undefined);
  if (missing !== undefined) throw new VapidProblem(missing, `is required beside ${given}`);
  const keys = deriveVapidKeys(values.VAPID_PRIVATE_KEY ?? '');
  if (keys === undefined) {
    throw new VapidProblem('VAPID_PRIVATE_KEY', 'must be 32 bytes of P-256 in base64url');
  }
  if (keys.publicKey !== values.VAPID_PUBLIC_KEY?.replace(/=+$/, '')) {
    throw new VapidProblem('VAPID_PUBLIC_KEY', 'must be the public key of VAPID_PRIVATE_KEY');
  }
  return keys;
}

/** The key pair of a private key in base64url; undefined for a text that is not a private key. */
export function deriveVapidKeys(privateKey: string): VapidKeys | undefined {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  } catch {
    return undefined;
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.replace(/=+$/, '') };
}
