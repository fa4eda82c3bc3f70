const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** The words of rich text as the bank keeps it, without marks; also where there is no document to parse it. */
export const plainText = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => SIGNS[name]!);
