// Loaded into the server before its own code (`node --import`), so that every run of it stands at the same
// minute. PICTURE_TIME_MS is that instant, Unix milliseconds.

import { ServerResponse } from 'node:http';

const startMs = Number(process.env['PICTURE_TIME_MS']);
if (!Number.isSafeInteger(startMs)) throw new Error('PICTURE_TIME_MS is not an instant');

const RealDate = Date;
/** Later rows stay later than earlier ones, but a run of an hour moves the clock by four seconds. */
const SLOWNESS = 1000;
const nowMs = () => startMs + Math.floor(performance.now() / SLOWNESS);

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(nowMs());
    else super(...parts);
  }
  static now() {
    return nowMs();
  }
};

// The browser's own clock is not fixed, and it would drop a cookie that ends before today.
for (const name of ['setHeader', 'appendHeader']) {
  const original = ServerResponse.prototype[name];
  ServerResponse.prototype[name] = function setWithoutEnd(header, value) {
    const isCookie = String(header).toLowerCase() === 'set-cookie';
    return original.call(this, header, isCookie ? withoutEnd(value) : value);
  };
}

function withoutEnd(value) {
  if (Array.isArray(value)) return value.map(withoutEnd);
  return String(value).replace(/;\s*Expires=[^;]*/i, '');
}
