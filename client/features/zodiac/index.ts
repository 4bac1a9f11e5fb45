export { SignGrid } from './sign-grid.tsx';
export { SignGroups } from './sign-groups.tsx';
export { ZODIAC_COPY } from './zodiac.copy.ts';
