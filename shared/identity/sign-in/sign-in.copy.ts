// The sentences for invalid fields of the login.

export const AUTH_FIELD_COPY = {
  usernameRequired: 'Please enter your username',
  passwordRequired: 'Please enter your password',
} as const;
