// When the Sun is in each sign.

import type { Route } from '#server/http/route.ts';
import { zodiacRoutes } from './zodiac.routes.ts';

export function createZodiacRoutes(): Route[] {
  return zodiacRoutes();
}
