import type { ContentText } from '@atrium/contract/content';
import type { ContentLanguage, ContentTextRule } from '@atrium/contract/content-rules';
import { plainText } from '../../controls/rich-text/internal.js';

/** A text while it is written, in both languages; `version` is that of the text it was begun from. */
export type TextDraft = ContentText;

/** What is read of a text: its words without marks. */
export const wordsOf = (text: string, { isFormatted }: ContentTextRule): string =>
  (isFormatted ? plainText(text) : text).trim();

/** Whether a draft says something else than the text it was begun from. */
export const isTextEdited = (draft: TextDraft | undefined, text: ContentText): boolean =>
  draft !== undefined && (draft.en.trim() !== text.en || draft.fr.trim() !== text.fr);

/** What prevents saving one language. */
export function textProblem(text: string, rule: ContentTextRule): 'empty' | 'long' | null {
  const words = wordsOf(text, rule);
  if (words === '') return 'empty';
  return words.length > rule.max ? 'long' : null;
}

export const LANGUAGES: readonly ContentLanguage[] = ['en', 'fr'];
