/** The entities of sanitised HTML. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/**
 * Returns the text of sanitised HTML, each paragraph on its own line. A tag holds no `<`: looking for its end beyond the next
 * one would take minutes for a text of many.
 */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|h\d|li|tr|blockquote|div)>|<br *\/?>/g, '\n')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name: string) => ENTITIES[name]!);
