import type { ContentText } from '@atrium/contract/content';
import type { ContentLanguage, ContentTextRule } from '@atrium/contract/content-rules';
import type { ReactNode } from 'react';
import type { VersionDifference } from '../../data/version-table/internal.js';
import { plainText } from '../../controls/rich-text/internal.js';

/** The draft of a text in both languages. */
export interface TextDraft extends Pick<ContentText, ContentLanguage> {
  /** The text as it was read when the draft was started. */
  read: ContentText;
}

export const LANGUAGES: readonly ContentLanguage[] = ['en', 'fr'];

/** Returns a draft in which nothing has changed yet. */
export const draftOf = (text: ContentText): TextDraft => ({ en: text.en, fr: text.fr, read: text });

/** Returns a draft on top of the text as it is saved now: what was left as it was read follows what is saved. */
export const onTopOf = ({ read, ...draft }: TextDraft, text: ContentText): TextDraft => ({
  en: draft.en === read.en ? text.en : draft.en,
  fr: draft.fr === read.fr ? text.fr : draft.fr,
  read,
});

/** Returns the plain text of a text, without markup. */
export const wordsOf = (text: string, { isFormatted }: ContentTextRule): string =>
  (isFormatted ? plainText(text) : text).trim();

/** Returns whether saving a draft would change the saved text. */
export const isTextEdited = (draft: TextDraft | undefined, text: ContentText): boolean =>
  draft !== undefined &&
  LANGUAGES.some((language) => onTopOf(draft, text)[language].trim() !== text[language]);

/** Returns whether a draft has changes to a text that somebody else changed since it was read. */
export const isTextStale = (draft: TextDraft, text: ContentText): boolean =>
  draft.read.version !== text.version && isTextEdited(draft, text);

/** Returns whether saving a draft would replace in a language what somebody else saved since it was read. */
export const replacesText = (draft: TextDraft, text: ContentText): boolean =>
  LANGUAGES.some(
    (language) =>
      text[language] !== draft.read[language] && onTopOf(draft, text)[language].trim() !== text[language],
  );

/** Returns the languages in which a draft or the saved text differs from what was read, to be compared. */
export function textDifferences(
  draft: TextDraft,
  text: ContentText,
  show: { label: (language: ContentLanguage) => string; version: (text: string) => ReactNode },
): VersionDifference[] {
  const mine = onTopOf(draft, text);
  return LANGUAGES.filter(
    (language) => mine[language] !== text[language] || text[language] !== draft.read[language],
  ).map((language) => ({
    label: show.label(language),
    lang: language,
    mine: [show.version(mine[language])],
    saved: [show.version(text[language])],
  }));
}

/** Returns why the text in one language cannot be saved; null if it can. */
export function textProblem(text: string, rule: ContentTextRule): 'empty' | 'long' | null {
  const words = wordsOf(text, rule);
  if (words === '') return 'empty';
  return words.length > rule.max ? 'long' : null;
}
