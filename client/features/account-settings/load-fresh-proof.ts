/** Asks who the user is, where a call needs a fresh proof; loaded when it is needed. */
export const loadFreshProof = () => import('./safety/fresh-proof.tsx');
