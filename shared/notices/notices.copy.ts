// The sentences for what cannot be taken of a notice, a device or a bell.

export const NOTICES_FIELD_COPY = {
  kinds: 'Please choose among letter, answers, contacts, moons and seasons',
  style: 'Please choose open or discreet',
  letterBy: 'Please choose push, mail or both',
  noMail: 'There is no address that we could send mail to',
  endpoint: 'Notices of this browser come from a service that we don’t know',
  keys: 'This browser gave keys that we can’t use',
  contact: 'Please choose a contact of your own',
  noMinute: 'This one has no minute to ring at',
  passed: 'This one has passed',
  tooFarAhead: 'Please come back for this one: bells go nine days ahead',
} as const;
