export const SIGN_UP_STEPS = [
  'phone',
  'verification',
  'profile',
  'attractions',
  'personality',
] as const;
export type SignUpStep = (typeof SIGN_UP_STEPS)[number];
