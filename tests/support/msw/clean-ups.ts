/** Called after each test. The application adds its own when it is loaded, which is when the first page makes a call. */
export const cleanUps: (() => Promise<void>)[] = [];
