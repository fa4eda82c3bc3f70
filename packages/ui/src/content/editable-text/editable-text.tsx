import type { ContentText } from '@atrium/contract/content';
import type { ContentTextRule } from '@atrium/contract/content-rules';
import { useEffect, useRef, type ComponentProps } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { cn, EditIcon, lazyPart, useLanguage, useStrings } from '../../foundations/index.js';
import type { TextDraft } from './text-draft.js';

/** Few people write: the form comes with the first text that is edited, what draws formatted text with the first of those. */
const BilingualTextForm = lazyPart(async () => (await import('./bilingual-text-form.js')).BilingualTextForm);
const RichText = lazyPart(async () => (await import('../../controls/rich-text/rich-text.js')).RichText);

export interface EditableTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the text is of: “Account management”. */
  name: string;
  text: ContentText;
  rule: ContentTextRule;
  /** What is being written; reads as text without one. Kept by whoever shows the page, so that a closed tab loses nothing. */
  draft?: TextDraft | undefined;
  /** With it the person may edit; null ends it. */
  onDraftChange?: ((draft: TextDraft | null) => void) | undefined;
  onSave?: ((text: TextDraft) => Promise<unknown>) | undefined;
}

/** A text of a page in the reader's language; those who may, edit it in place and in both languages (HUB-018). */
export function EditableText({
  name,
  text,
  rule,
  draft,
  onDraftChange,
  onSave,
  className,
  ...props
}: EditableTextProps) {
  const t = useStrings();
  const language = useLanguage();
  const pencil = useRef<HTMLButtonElement>(null);
  const isEditing = draft !== undefined;
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const canEdit = onDraftChange !== undefined && onSave !== undefined;
  return (
    <div className={className} {...props}>
      {draft && canEdit ? (
        <BilingualTextForm
          {...{ name, text, rule, draft }}
          onDraftChange={onDraftChange}
          onCancel={() => onDraftChange(null)}
          onSave={async (next) => {
            await onSave(next);
            onDraftChange(null);
          }}
        />
      ) : (
        <div className={cn('flex items-start gap-8', canEdit && 'justify-between')}>
          {rule.isFormatted ? (
            <RichText html={text[language]} className="max-w-measure" />
          ) : (
            <p className="max-w-measure min-w-0 text-body break-words text-ink-2">{text[language]}</p>
          )}
          {canEdit ? (
            <IconButton
              ref={pencil}
              size="row"
              className="-my-2 max-xs:size-44"
              icon={EditIcon}
              label={t('content.text.edit', { name })}
              onClick={() => onDraftChange(text)}
            />
          ) : null}
        </div>
      )}
    </div>
  );
}
