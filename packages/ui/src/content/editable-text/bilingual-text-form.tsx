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
import { VersionTable } from '../../data/version-table/internal.js';
import {
  draftOf,
  isTextEdited,
  isTextStale,
  LANGUAGES,
  onTopOf,
  replacesText,
  textDifferences,
  textProblem,
  type TextDraft,
} from './text-draft.js';

/** One of several texts edited together, such as the title or the description of a card. */
export interface BilingualField {
  id: string;
  /** Label of the text; not needed for a single text. */
  label?: string;
  /** The saved text. If it changed after the draft was started, the form shows both versions. */
  text: ContentText;
  rule: ContentTextRule;
  /** Single-line text, such as a title. */
  isLine?: boolean;
}

/** Drafts by field id. */
export type TextDrafts = Readonly<Record<string, TextDraft>>;

/** Changed texts by field id, each with the version that it replaces. */
export type ChangedTexts = Readonly<Record<string, ContentText>>;

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
  onSave: (texts: ChangedTexts) => Promise<unknown>;
  /** Closes the form without saving. */
  onCancel: () => void;
}

/** Returns the user-facing messages of an error. */
const labelsOf = (error: unknown): readonly string[] =>
  typeof error === 'object' && error !== null && 'labels' in error && Array.isArray(error.labels)
    ? error.labels.filter((label) => typeof label === 'string')
    : [];

/** Returns a text as readers see it. */
const drawn = (text: string, { isFormatted }: ContentTextRule) =>
  isFormatted ? <RichText html={text} /> : text;

/**
 * English and French texts side by side (direction, “Text editing”), saved together; drafts survive a failed save. A
 * text that somebody else changed meanwhile is compared with the draft before it can be replaced.
 */
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
  /** Why the last save failed, and the versions that it was based on: newer ones are compared instead. */
  const [failed, setFailed] = useState<{ message: string; versions: string } | null>(null);
  // Focus the first input at once; the rich text editor takes the focus itself when it has loaded.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);

  const draftOn = ({ id, text }: BilingualField): TextDraft => drafts[id] ?? draftOf(text);
  const written = (field: BilingualField) => onTopOf(draftOn(field), field.text);
  const problems = new Set(
    fields.flatMap((field) => LANGUAGES.map((language) => textProblem(written(field)[language], field.rule))),
  );
  const edited = fields.filter((field) => isTextEdited(drafts[field.id], field.text));
  const stale = fields.filter((field) => isTextStale(draftOn(field), field.text));
  const versions = fields.map(({ text }) => text.version).join();
  const hint = problems.has('empty')
    ? t('content.text.bothRequired')
    : problems.has('long')
      ? t('content.text.tooLong')
      : edited.length > 0
        ? null
        : t('content.text.unchanged');

  const takeSaved = () => {
    onDraftsChange({ ...drafts, ...Object.fromEntries(stale.map(({ id, text }) => [id, draftOf(text)])) });
    // The button disappears with the comparison.
    form.current?.querySelector<HTMLElement>('input, textarea, [role=textbox]')?.focus();
  };

  const save = async () => {
    if (saving || hint) return;
    setSaving(true);
    setFailed(null);
    try {
      await onSave(
        Object.fromEntries(
          edited.map((field) => {
            const { en, fr } = written(field);
            return [field.id, { en: en.trim(), fr: fr.trim(), version: field.text.version }];
          }),
        ),
      );
    } catch (error) {
      setFailed({ message: labelsOf(error).join(' ') || t('content.text.failed'), versions });
    } finally {
      setSaving(false);
    }
  };

  const control = (field: BilingualField, language: ContentLanguage, label: string) => {
    const { isFormatted, max } = field.rule;
    const shared = {
      lang: language,
      value: written(field)[language],
      readOnly: saving,
      onValueChange: (value: string) =>
        onDraftsChange({ ...drafts, [field.id]: { ...draftOn(field), [language]: value } }),
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
        <div className="grid gap-8">
          <Banner
            tone="negative"
            live="polite"
            title={t('content.text.changedMeanwhile')}
            actions={
              <Button size="toolbar" disabled={saving} onClick={takeSaved}>
                {t('content.takeSaved')}
              </Button>
            }
          />
          <VersionTable
            differences={stale.flatMap((field) =>
              textDifferences(draftOn(field), field.text, {
                label: (language) =>
                  [field.label, t(`content.language.${language}`)].filter(Boolean).join(', '),
                version: (text) => drawn(text, field.rule),
              }),
            )}
          />
        </div>
      ) : null}
      {failed?.versions === versions ? (
        <Banner tone="negative" live="assertive" title={failed.message} />
      ) : null}
      <div className="flex flex-wrap items-center gap-x-12 gap-y-8">
        <Button
          type="submit"
          size="toolbar"
          aria-disabled={hint !== null || undefined}
          aria-describedby={hint ? hintId : undefined}
          busy={saving}
          busyLabel={t('content.text.saving')}
        >
          {stale.some((field) => replacesText(draftOn(field), field.text))
            ? t('content.text.saveOver')
            : t('content.text.save')}
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
