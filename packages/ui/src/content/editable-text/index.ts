export { BilingualTextForm } from './bilingual-text-form.js';
export type {
  BilingualField,
  BilingualTextFormProps,
  ChangedTexts,
  TextDrafts,
} from './bilingual-text-form.js';
export { EditableText } from './editable-text.js';
export type { EditableTextParts, EditableTextProps } from './editable-text.js';
export { isTextEdited } from './text-draft.js';
export type { TextDraft } from './text-draft.js';
export { useTextDrafts } from './use-text-drafts.js';
export type { FieldOf, TextEditing, TextsOfForm } from './use-text-drafts.js';
