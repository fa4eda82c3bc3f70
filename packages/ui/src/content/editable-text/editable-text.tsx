import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { cn, EditIcon, lazyPart, useLanguage, useStrings } from '../../foundations/index.js';
import { draftOf } from './text-draft.js';
import type { TextsOfForm } from './use-text-drafts.js';

/** Few users edit: the form is loaded on the first edit, the formatted-text renderer with the first formatted text. */
const BilingualTextForm = lazyPart(async () => (await import('./bilingual-text-form.js')).BilingualTextForm);
const RichText = lazyPart(async () => (await import('../../controls/rich-text/rich-text.js')).RichText);

export interface EditableTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the texts belong to: “Account management”. */
  name: string;
  /** One text, or several edited together. With `editing` the user may edit them; the page keeps the drafts. */
  texts: TextsOfForm;
  /** Custom layout of the texts; default: one line of text with its edit button. */
  children?: ((parts: EditableTextParts) => ReactNode) | undefined;
}

export interface EditableTextParts {
  /** The edit button; null without the right to edit, and during editing. */
  pencil: ReactNode;
  /** The form, shown in place of the texts during editing. */
  form: ReactNode;
  /** Returns a text in the user's language. */
  read: (id: string) => string;
}

/** Texts of a page in the user's language; editors edit them in place, in both languages (HUB-018, CM-003). */
export function EditableText({ name, texts, className, children, ...props }: EditableTextProps) {
  const t = useStrings();
  const language = useLanguage();
  const pencil = useRef<HTMLButtonElement>(null);
  const { fields, editing } = texts;
  const isEditing = editing?.drafts !== undefined;
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const read = (id: string) => fields.find((field) => field.id === id)?.text[language] ?? '';
  const form = editing?.drafts ? (
    <BilingualTextForm
      name={name}
      fields={fields}
      drafts={editing.drafts}
      onDraftsChange={editing.onDraftsChange}
      onCancel={() => editing.onDraftsChange(null)}
      onSave={editing.onSave}
    />
  ) : null;
  const button =
    editing && !form ? (
      <IconButton
        ref={pencil}
        size="row"
        className="-my-2 max-xs:-my-10 max-xs:size-44"
        icon={EditIcon}
        label={t('content.text.edit', { name })}
        onClick={() =>
          editing.onDraftsChange(Object.fromEntries(fields.map(({ id, text }) => [id, draftOf(text)])))
        }
      />
    ) : null;
  const [only] = fields;
  return (
    <div className={className} {...props}>
      {children
        ? children({ pencil: button, form, read })
        : (form ?? (
            <div className={cn('flex items-start gap-8', button && 'justify-between')}>
              {only?.rule.isFormatted ? (
                <RichText html={read(only.id)} className="max-w-measure" />
              ) : (
                <p className="max-w-measure min-w-0 text-body break-words text-ink-2">
                  {only && read(only.id)}
                </p>
              )}
              {button}
            </div>
          ))}
    </div>
  );
}
