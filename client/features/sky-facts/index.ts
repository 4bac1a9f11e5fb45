export { describeFact, type FactLine } from './fact-lines.ts';
