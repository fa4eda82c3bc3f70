import { lazyPart } from '../../foundations/lazy-part.js';

/** Text that the bank formatted, sanitised as it is drawn. The sanitiser comes with the first formatted text that a home shows, not with the home. */
export const FormattedText = lazyPart(
  async () => (await import('../../controls/rich-text/index.js')).RichText,
);
