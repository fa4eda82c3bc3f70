const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Returns the plain text of stored rich text; works without a DOM. */
export const plainText = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => SIGNS[name]!);
