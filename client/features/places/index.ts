export { PlaceInput } from './place-input.tsx';
