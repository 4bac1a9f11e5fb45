export { ATTRACTIONS_COPY } from './attractions.copy.ts';
export { AttractionsField } from './attractions-field.tsx';
