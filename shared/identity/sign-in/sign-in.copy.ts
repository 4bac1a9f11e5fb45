// The sentences for invalid fields of the sign-up and the login.

export const AUTH_FIELD_COPY = {
  firstNameShort: 'First name must be at least 2 characters',
  firstNameLong: 'First name must be at most 100 characters',
  lastNameShort: 'Last name must be at least 2 characters',
  lastNameLong: 'Last name must be at most 100 characters',
  emailInvalid: 'Please enter a valid email address',
  attractionsRequired: 'Please select at least one',
  attractionUnknown: 'Please choose from the list',
  attractionsRepeated: 'Please choose each only once',
  usernameRequired: 'Please enter your username',
  passwordRequired: 'Please enter your password',
} as const;
