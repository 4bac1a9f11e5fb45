export { describeFact } from './fact-lines.ts';
