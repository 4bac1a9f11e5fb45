/** Whether this run has the time for every round: `npm run test:faults:long`. */
export const isLongRun = process.env['FAULTS'] === 'long';
