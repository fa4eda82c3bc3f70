import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type { ContentText } from '@atrium/contract/content';
import type { ContentLanguage, ContentTextRule } from '@atrium/contract/content-rules';
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { Field } from '../../controls/field/index.js';
import { RichText } from '../../controls/rich-text/index.js';
import { RichTextEditor } from '../../controls/rich-text-editor/index.js';
import { TextInput } from '../../controls/text/index.js';
import { Textarea } from '../../controls/textarea/index.js';
import { Banner } from '../../feedback/index.js';
import { cn, useStrings } from '../../foundations/index.js';
import { isTextEdited, LANGUAGES, textProblem, type TextDraft } from './text-draft.js';

/** One of several texts edited together, such as the title or the description of a card. */
export interface BilingualField {
  id: string;
  /** Label of the text; not needed for a single text. */
  label?: string;
  /** The saved text. If it changed after the draft was started, the form shows the change. */
  text: ContentText;
  rule: ContentTextRule;
  /** Single-line text, such as a title. */
  isLine?: boolean;
}

/** Drafts by field id. */
export type TextDrafts = Readonly<Record<string, TextDraft>>;

export interface BilingualTextFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** What the texts belong to, as the accessible name of the group: “Account management”. */
  name: string;
  /** The texts edited together. */
  fields: readonly BilingualField[];
  /** The drafts (controlled state). */
  drafts: TextDrafts;
  /** Called on each change. */
  onDraftsChange: (drafts: TextDrafts) => void;
  /**
   * Saves the changed texts in both languages, with the version currently shown. The form stays until the promise
   * resolves; the `labels` of a rejection are shown as the error.
   */
  onSave: (texts: TextDrafts) => Promise<unknown>;
  /** Closes the form without saving. */
  onCancel: () => void;
}

/** Returns the user-facing messages of an error. */
const labelsOf = (error: unknown): readonly string[] =>
  typeof error === 'object' && error !== null && 'labels' in error && Array.isArray(error.labels)
    ? error.labels.filter((label) => typeof label === 'string')
    : [];

/** English and French texts side by side (direction, “Text editing”), saved together; drafts survive a failed save. */
export function BilingualTextForm({
  name,
  fields,
  drafts,
  onDraftsChange,
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
  // Focus the first input at once; the rich text editor takes the focus itself when it has loaded.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);

  const draftOf = ({ id, text }: BilingualField): TextDraft => drafts[id] ?? text;
  const problems = new Set(
    fields.flatMap((field) => LANGUAGES.map((language) => textProblem(draftOf(field)[language], field.rule))),
  );
  const edited = fields.filter((field) => isTextEdited(drafts[field.id], field.text));
  const stale = fields.filter((field) => draftOf(field).version !== field.text.version);
  const hint = problems.has('empty')
    ? t('content.text.bothRequired')
    : problems.has('long')
      ? t('content.text.tooLong')
      : edited.length > 0
        ? null
        : t('content.text.unchanged');

  const save = async () => {
    if (saving || hint) return;
    setSaving(true);
    setFailed(null);
    try {
      await onSave(
        Object.fromEntries(
          edited.map((field) => {
            const { en, fr } = draftOf(field);
            return [field.id, { en: en.trim(), fr: fr.trim(), version: field.text.version }];
          }),
        ),
      );
    } catch (error) {
      setFailed(labelsOf(error).join(' ') || t('content.text.failed'));
    } finally {
      setSaving(false);
    }
  };

  const control = (field: BilingualField, language: ContentLanguage, label: string) => {
    const { isFormatted, max } = field.rule;
    const shared = {
      lang: language,
      value: draftOf(field)[language],
      readOnly: saving,
      onValueChange: (value: string) =>
        onDraftsChange({ ...drafts, [field.id]: { ...draftOf(field), [language]: value } }),
    };
    return (
      <Field key={field.id} label={label}>
        {isFormatted ? (
          <RichTextEditor limit={max} focusWhenReady={language === 'en'} {...shared} />
        ) : field.isLine ? (
          <TextInput maxLength={max} {...shared} />
        ) : (
          <Textarea rows={fields.length > 1 ? 3 : 4} maxLength={max} {...shared} />
        )}
      </Field>
    );
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
      <div className="grid items-start gap-x-16 gap-y-12 xs:grid-cols-2">
        {LANGUAGES.map((language) => {
          const inLanguage = t(`content.language.${language}`);
          return fields.some(({ label }) => label) ? (
            <fieldset key={language} className="grid min-w-0 gap-12">
              <legend className="mb-12 w-full border-b border-line pb-4 text-small font-semibold">
                {inLanguage}
              </legend>
              {fields.map((field) => control(field, language, field.label ?? inLanguage))}
            </fieldset>
          ) : (
            fields.map((field) => control(field, language, inLanguage))
          );
        })}
      </div>
      {stale.length > 0 ? (
        <Banner tone="negative" live="polite" title={t('content.text.changedMeanwhile')}>
          <div className="mt-8 grid gap-x-16 gap-y-8 xs:grid-cols-2">
            {LANGUAGES.map((language) => (
              <div key={language} lang={language} className="text-small">
                {stale.map(({ id, rule, text }) =>
                  rule.isFormatted ? (
                    <RichText key={id} html={text[language]} />
                  ) : (
                    <p key={id}>{text[language]}</p>
                  ),
                )}
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
          {stale.length > 0 ? t('content.text.saveOver') : t('content.text.save')}
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
