/**
 * For an element whose content is drawn without React, also before it is hydrated: React neither compares nor clears
 * it. The inner object stays the same one, because React writes the content anew when it gets another.
 */
export const DRAWN_BY_OTHERS = { dangerouslySetInnerHTML: { __html: '' } } as const;
