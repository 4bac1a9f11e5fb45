export { NumerologyTab } from './numerology-tab.tsx';
