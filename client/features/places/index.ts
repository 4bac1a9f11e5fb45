export { PlaceInput, type PlaceValue } from './place-input.tsx';
