export { ReadingList } from './reading-list.tsx';
export { ReadingResult } from './reading-result.tsx';
export { READING_RESULT_COPY, READINGS_COPY } from './readings.copy.ts';
