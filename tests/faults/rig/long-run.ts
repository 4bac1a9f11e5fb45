/** Whether this run repeats every round in full: `npm run test:faults:long`. */
export const isLongRun = process.env['FAULTS'] === 'long';
