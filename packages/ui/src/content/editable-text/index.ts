export { BilingualTextForm } from './bilingual-text-form.js';
export type { BilingualTextFormProps } from './bilingual-text-form.js';
export { EditableText } from './editable-text.js';
export type { EditableTextProps } from './editable-text.js';
export { isTextEdited } from './text-draft.js';
export type { TextDraft } from './text-draft.js';
