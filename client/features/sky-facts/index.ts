export { describeFact, moonStayWords, stayLimitWords } from './fact-lines.ts';
export { nextPhaseWords, shortPhaseWords } from './next-phase.ts';
export { sinkPast } from './past-facts.ts';
export { moonWords } from './sky-facts.copy.ts';
export { getSkyAt, type MoonNow, type SkyNow } from './sky-now.ts';
