// The happy answers of every room. A new room: its file here, its row below.

import { accountHandlers } from './account.ts';
import { authHandlers } from './auth.ts';
import { horoscopeHandlers } from './horoscope.ts';
import { placesHandlers } from './places.ts';
import { progressHandlers } from './progress.ts';

export const handlers = [
  ...accountHandlers,
  ...authHandlers,
  ...horoscopeHandlers,
  ...placesHandlers,
  ...progressHandlers,
];
