import { useState, type KeyboardEvent } from 'react';
import { useLanguage, useStrings } from '../../foundations/provider/index.js';
import { clampDate, type IsoDate } from './iso-date.js';
import { parseDate, typedDate } from './parse-date.js';
import { useDayFormats } from './use-day-formats.js';

export interface DateTextInput {
  value: IsoDate | null;
  onCommit: (value: IsoDate | null) => void;
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
}

/**
 * The text of an input that holds a day: typed in figures (PLAT-123, PLAT-124), shown as `20 Nov 2026` otherwise. Enter
 * and leaving the input take the text over, clamped to the limits (PLAT-125); a text that is no date stays, with a message.
 */
export function useDateText({ value, onCommit, min, max }: DateTextInput) {
  const t = useStrings();
  const language = useLanguage();
  const formats = useDayFormats();
  const [draft, setDraft] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  const commit = () => {
    // Only what was typed counts: looking at a field never changes it.
    if (draft === null || draft === (value === null ? '' : typedDate(value, language))) {
      if (draft !== null) setRefused(null);
      return;
    }
    const parsed = draft.trim() === '' ? null : parseDate(draft, language);
    if (parsed === null && draft.trim() !== '') return setRefused(draft);
    setRefused(null);
    const next = parsed === null ? null : clampDate(parsed, min, max);
    setDraft(next === null ? '' : typedDate(next, language));
    if (next !== value) onCommit(next);
  };
  return {
    /** What is wrong with the text, null while it is a date or empty. */
    message:
      refused === null
        ? null
        : t('controls.date.invalid', {
            format: t('controls.date.format'),
            example: typedDate(formats.today, language),
          }),
    /** Forgets a refused text, when the day came from elsewhere. */
    reset: () => {
      setRefused(null);
      setDraft(null);
    },
    inputProps: {
      value: draft ?? refused ?? (value === null ? '' : formats.date(value)),
      placeholder: t('controls.date.format'),
      autoComplete: 'off',
      onFocus: () => setDraft(refused ?? (value === null ? '' : typedDate(value, language))),
      onChange: (event: { target: { value: string } }) => setDraft(event.target.value),
      onBlur: () => {
        commit();
        setDraft(null);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') commit();
      },
    },
  };
}
