import { lazy, Suspense } from 'react';
import type { RichTextProps } from '../../controls/rich-text/index.js';

/** The sanitiser comes with the first formatted text that a home shows, not with the home. */
const RichText = lazy(async () => ({
  default: (await import('../../controls/rich-text/index.js')).RichText,
}));

/** Text that the bank formatted, sanitised as it is drawn. */
export function FormattedText(props: RichTextProps) {
  return (
    <Suspense>
      <RichText {...props} />
    </Suspense>
  );
}
