import { lazyPart } from '../../foundations/lazy-part.js';

/** Text formatted by the bank, sanitised at render; loaded with the first formatted text, not with the home page. */
export const FormattedText = lazyPart(
  async () => (await import('../../controls/rich-text/index.js')).RichText,
);
