// The sentences for invalid fields of the account and of the birth details.

export const ACCOUNT_FIELD_COPY = {
  usernameShort: 'Username must be at least 3 characters',
  usernameLong: 'Username must be at most 30 characters',
  usernameCharacters: 'Username may hold a to z, 0 to 9 and _ only',
  usernameTaken: 'This username is already taken',
  passwordShort: 'Password must be at least 6 characters',
  passwordLong: 'Password must be at most 128 characters',
  passwordCommon: 'Many people use this password. Please choose another one.',
  passwordPersonal: 'Please choose a password that is not your name, username or number',
  phoneUnchanged: 'This is your number already',
  passwordWrong: 'This is not your current password',
  deletionUnconfirmed: 'Please type your username',
  deletionMistyped: 'Please type your username exactly as it stands',
  birthDateRequired: 'Please select your birth date',
  birthDateTooEarly: 'Please choose a date from January 1, 1900 on',
  birthDateInFuture: 'Please choose a date that is not in the future',
  tooYoung: (minAgeYears: number) => `Asteria is for people of ${minAgeYears} and over`,
  birthPlaceRequired: 'Please enter your birth location',
  birthPlaceLong: 'Birth location must be at most 200 characters',
  birthPlaceUnknown: 'Please choose a place from the list',
  birthTimeFold: 'Please choose earlier or later',
} as const;
