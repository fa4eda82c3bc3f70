import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type { ContentText } from '@atrium/contract/content';
import type { ContentTextRule } from '@atrium/contract/content-rules';
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { Field } from '../../controls/field/index.js';
import { RichText } from '../../controls/rich-text/index.js';
import { RichTextEditor } from '../../controls/rich-text-editor/index.js';
import { Textarea } from '../../controls/textarea/index.js';
import { Banner } from '../../feedback/index.js';
import { cn, useStrings } from '../../foundations/index.js';
import { isTextEdited, LANGUAGES, textProblem, type TextDraft } from './text-draft.js';

export interface BilingualTextFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** What the text is of, for the name of the group: “Account management”. */
  name: string;
  /** The text as it is saved now. It may have changed since the draft was begun: that is shown. */
  text: ContentText;
  rule: ContentTextRule;
  draft: TextDraft;
  onDraftChange: (draft: TextDraft) => void;
  /**
   * Saves both languages, written from the version that is shown now. The form stays until the promise is kept; what it is
   * broken with may carry `labels`, which are shown.
   */
  onSave: (text: TextDraft) => Promise<unknown>;
  onCancel: () => void;
}

/** The sentences a failure carries for people. */
const labelsOf = (error: unknown): readonly string[] =>
  typeof error === 'object' && error !== null && 'labels' in error && Array.isArray(error.labels)
    ? error.labels.filter((label) => typeof label === 'string')
    : [];

/** A text in English and French side by side (direction, “Text editing”); saved together, kept when saving fails. */
export function BilingualTextForm({
  name,
  text,
  rule,
  draft,
  onDraftChange,
  onSave,
  onCancel,
  className,
  ref,
  ...props
}: BilingualTextFormProps) {
  const t = useStrings();
  const hintId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const { isFormatted, max } = rule;
  // Whoever asks to edit writes at once; the editor of formatted text takes the focus when it is there.
  useEffect(() => {
    if (!isFormatted) form.current?.querySelector('textarea')?.focus();
  }, [isFormatted]);

  const problems = new Set(LANGUAGES.map((language) => textProblem(draft[language], rule)));
  const hint = problems.has('empty')
    ? t('content.text.bothRequired')
    : problems.has('long')
      ? t('content.text.tooLong')
      : isTextEdited(draft, text)
        ? null
        : t('content.text.unchanged');
  const isStale = draft.version !== text.version;

  const save = async () => {
    if (saving || hint) return;
    setSaving(true);
    setFailed(null);
    try {
      await onSave({ en: draft.en.trim(), fr: draft.fr.trim(), version: text.version });
    } catch (error) {
      setFailed(labelsOf(error).join(' ') || t('content.text.failed'));
    } finally {
      setSaving(false);
    }
  };

  return (
    <form
      ref={useComposedRefs(form, ref)}
      aria-label={t('content.text.form', { name })}
      className={cn('grid gap-12', className)}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      {...props}
    >
      <div className="grid gap-x-16 gap-y-12 xs:grid-cols-2">
        {LANGUAGES.map((language) => (
          <Field key={language} label={t(`content.language.${language}`)}>
            {isFormatted ? (
              <RichTextEditor
                lang={language}
                value={draft[language]}
                limit={max}
                focusWhenReady={language === 'en'}
                readOnly={saving}
                onValueChange={(html) => onDraftChange({ ...draft, [language]: html })}
              />
            ) : (
              <Textarea
                lang={language}
                rows={4}
                maxLength={max}
                value={draft[language]}
                readOnly={saving}
                onValueChange={(value) => onDraftChange({ ...draft, [language]: value })}
              />
            )}
          </Field>
        ))}
      </div>
      {isStale ? (
        <Banner tone="negative" live="polite" title={t('content.text.changedMeanwhile')}>
          <div className="mt-8 grid gap-x-16 gap-y-8 xs:grid-cols-2">
            {LANGUAGES.map((language) => (
              <div key={language} lang={language} className="text-small">
                {isFormatted ? <RichText html={text[language]} /> : text[language]}
              </div>
            ))}
          </div>
        </Banner>
      ) : null}
      {failed ? <Banner tone="negative" live="assertive" title={failed} /> : null}
      <div className="flex flex-wrap items-center gap-x-12 gap-y-8">
        <Button
          type="submit"
          size="toolbar"
          aria-disabled={hint !== null || undefined}
          aria-describedby={hint ? hintId : undefined}
          busy={saving}
          busyLabel={t('content.text.saving')}
        >
          {isStale ? t('content.text.saveOver') : t('content.text.save')}
        </Button>
        <Button variant="tertiary" size="toolbar" onClick={onCancel} disabled={saving}>
          {t('content.text.cancel')}
        </Button>
        {hint ? (
          <p id={hintId} className="text-small text-ink-2">
            {hint}
          </p>
        ) : null}
      </div>
    </form>
  );
}
