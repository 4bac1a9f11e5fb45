export { Bell } from './bell.tsx';
export { renewDevice } from './device-renewal.ts';
export { NOTICES_COPY } from './notices.copy.ts';
export { NoticesSettings } from './notices-settings.tsx';
