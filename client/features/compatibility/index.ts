export { COMPATIBILITY_COPY } from './compatibility.copy.ts';
export { CompatibilityChecker } from './compatibility-checker.tsx';
