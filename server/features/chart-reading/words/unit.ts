// The shape of a chapter's words. A unit is written whole, by hand.

/** What a placement, an angle or an aspect means to the reader: a headline, and 60 to 90 words. */
export interface ChapterUnit {
  readonly headline: string;
  readonly text: string;
}
