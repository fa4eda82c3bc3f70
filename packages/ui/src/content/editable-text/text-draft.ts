import type { ContentText } from '@atrium/contract/content';
import type { ContentLanguage, ContentTextRule } from '@atrium/contract/content-rules';
import { plainText } from '../../controls/rich-text/internal.js';

/** The draft of a text in both languages; `version` is the version on which it is based. */
export type TextDraft = ContentText;

/** Returns the plain text of a text, without markup. */
export const wordsOf = (text: string, { isFormatted }: ContentTextRule): string =>
  (isFormatted ? plainText(text) : text).trim();

/** Returns whether a draft differs from the text on which it is based. */
export const isTextEdited = (draft: TextDraft | undefined, text: ContentText): boolean =>
  draft !== undefined && (draft.en.trim() !== text.en || draft.fr.trim() !== text.fr);

/** Returns why the text in one language cannot be saved; null if it can. */
export function textProblem(text: string, rule: ContentTextRule): 'empty' | 'long' | null {
  const words = wordsOf(text, rule);
  if (words === '') return 'empty';
  return words.length > rule.max ? 'long' : null;
}

export const LANGUAGES: readonly ContentLanguage[] = ['en', 'fr'];
