/** The formats of the toolbar (RDET-057). */
export const FORMATS = ['bold', 'italic', 'underline', 'bulletList', 'orderedList'] as const;
export type Format = (typeof FORMATS)[number];
