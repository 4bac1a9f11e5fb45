export { SignGrid } from './sign-grid.tsx';
export { SignGroups } from './sign-groups.tsx';
export { useSunSign } from './use-sun-seasons.ts';
export { ZODIAC_COPY } from './zodiac.copy.ts';
