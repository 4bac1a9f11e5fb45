/**
 * For an element whose content is drawn without React, even before it is hydrated: React neither compares nor clears
 * it. The inner object is always the same, because React rewrites the content when it gets another one.
 */
export const DRAWN_BY_OTHERS = { dangerouslySetInnerHTML: { __html: '' } } as const;
