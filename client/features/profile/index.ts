export { BirthDateMissing } from './birth-date-missing.tsx';
export { PROFILE_COPY } from './profile.copy.ts';
export { ProfileHeader } from './profile-header.tsx';
export { useProfileTab } from './profile-tab.ts';
