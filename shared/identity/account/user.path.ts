// Separate from the contract, so that the page can make the call before it has loaded zod.

export const USER_PATH = '/api/user';
