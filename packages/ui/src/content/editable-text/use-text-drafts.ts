import type { ContentText } from '@atrium/contract/content';
import type { ContentTextRule } from '@atrium/contract/content-rules';
import { useEffect, useState } from 'react';
import type { BilingualField, ChangedTexts, TextDrafts } from './bilingual-text-form.js';
import { isTextEdited, type TextDraft } from './text-draft.js';

/** Editor actions on the texts of a page. */
export interface TextEditing<K extends string> {
  /** Saves texts in both languages, each with the version that was shown. */
  onSaveTexts: (texts: { [Key in K]?: ContentText }) => Promise<unknown>;
  /** Called with whether there are unsaved drafts. */
  onUnsavedChange: (unsaved: boolean) => void;
}

/** Texts edited together in one form; without `editing` they are read-only. */
export interface TextsOfForm {
  fields: readonly BilingualField[];
  editing?:
    | {
        /** The current drafts; undefined while not editing. */
        drafts: TextDrafts | undefined;
        /** null ends editing. */
        onDraftsChange: (drafts: TextDrafts | null) => void;
        onSave: (texts: ChangedTexts) => Promise<unknown>;
      }
    | undefined;
}

const EMPTY: ContentText = { en: '', fr: '', version: 0 };

export interface FieldOf<K extends string> {
  key: K;
  rule: ContentTextRule;
  label?: string;
  isLine?: boolean;
}

/**
 * Keeps the drafts of a page's texts. The state belongs to the page, not to its tabs, so switching tabs loses nothing.
 * Returns a function that builds the form state for texts edited together.
 */
export function useTextDrafts<K extends string>(
  texts: Readonly<Record<K, ContentText>> | undefined,
  editing: TextEditing<K> | undefined,
): (...fields: FieldOf<K>[]) => TextsOfForm {
  const [drafts, setDrafts] = useState<{ [Key in K]?: TextDraft | undefined }>({});
  const isUnsaved =
    texts !== undefined &&
    Object.entries<TextDraft | undefined>(drafts).some(([key, draft]) =>
      isTextEdited(draft, texts[key as K]),
    );
  const onUnsavedChange = editing?.onUnsavedChange;
  useEffect(() => onUnsavedChange?.(isUnsaved), [isUnsaved, onUnsavedChange]);

  return (...fields) => {
    const keys = fields.map(({ key }) => key);
    const written = keys.flatMap((key) => (drafts[key] ? [[key, drafts[key]] as const] : []));
    const set = (next: TextDrafts | null) =>
      setDrafts((now) => ({
        ...now,
        ...Object.fromEntries(keys.map((key) => [key, next?.[key]])),
      }));
    return {
      fields: fields.map(({ key, ...field }) => ({ id: key, ...field, text: texts?.[key] ?? EMPTY })),
      editing: editing && {
        drafts: written.length > 0 ? Object.fromEntries(written) : undefined,
        onDraftsChange: set,
        onSave: async (saved) => {
          await editing.onSaveTexts(saved as { [Key in K]?: ContentText });
          set(null);
        },
      },
    };
  };
}
