export { BirthDateWanted } from './birth-date-wanted.tsx';
export { PROFILE_COPY } from './profile.copy.ts';
export { ProfileHeader } from './profile-header.tsx';
export { PROFILE_TABS, type ProfileTab, useProfileTab } from './profile-tab.ts';
