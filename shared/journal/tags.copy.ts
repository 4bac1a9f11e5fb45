// The sentences for tags that the calls cannot take; apart from the others, so that the form loads these two only.

export const TAGS_COPY = {
  tooManyTags: 'Five tags are the most',
  tagTooLong: 'Please keep a tag to 30 letters',
} as const;
