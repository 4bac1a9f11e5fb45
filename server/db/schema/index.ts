// Every table, one file per feature.

export * from './account.ts';
export * from './at-rest.ts';
export * from './auth.ts';
export * from './birth-chart.ts';
export * from './calendar.ts';
export * from './due-work.ts';
export * from './find-yourself.ts';
export * from './journal.ts';
export * from './letters.ts';
export * from './limits.ts';
export * from './lucky-numbers.ts';
export * from './matches.ts';
export * from './newsletter.ts';
export * from './notices.ts';
export * from './passkeys.ts';
export * from './progress.ts';
export * from './verification.ts';
