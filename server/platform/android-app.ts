import * as z from 'zod/mini';
import { textThat, variable } from './env-fields.ts';

/** An Android app: its package, and the SHA-256 fingerprint of the certificate that signs it (`AB:CD:…`). */
export interface AndroidApp {
  package: string;
  fingerprint: string;
}

/** A package's name, a colon, and 32 bytes in hexadecimal with colons between. */
const FORM = /^[a-z]\w*(?:\.[a-z]\w*)+(?::[\da-f]{2}){32}$/i;

/** Reads the variable `ANDROID_APP`. */
export const androidAppField = variable(
  z.pipe(
    textThat(
      (value) => FORM.test(value),
      (value) => `must be a package and the SHA-256 fingerprint of its certificate, not "${value}"`,
    ),
    z.transform((value): AndroidApp => {
      const end = value.indexOf(':');
      return { package: value.slice(0, end), fingerprint: value.slice(end + 1).toUpperCase() };
    }),
  ),
);
