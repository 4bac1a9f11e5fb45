// Separate from the contract, so that the landing page can make the call without loading zod.

export const SKY_TODAY_PATH = '/api/sky/today';
