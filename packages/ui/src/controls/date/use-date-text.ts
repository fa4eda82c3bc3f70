import { useEffect, useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLatest } from '../../foundations/use-latest.js';
import { useLanguage, useStrings } from '../../foundations/provider/index.js';
import { useValidity } from '../field/index.js';
import { clampDate, type IsoDate } from './iso-date.js';
import { parseDate, typedDate } from './parse-date.js';
import { useDayFormats } from './use-day-formats.js';

export interface DateTextInput {
  value: IsoDate | null;
  onCommit: (value: IsoDate | null) => void;
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  isDisabled?: ((day: IsoDate) => boolean) | undefined;
  /** Told when a typed day cannot be chosen, in place of the general sentence. */
  disabledReason?: string | undefined;
}

/**
 * The text of an input that holds a day: typed in figures (PLAT-123, PLAT-124), shown as `20 Nov 2026` otherwise. Enter
 * and leaving the input take the text over, clamped to the limits (PLAT-125). A text that is no date, or a day that
 * cannot be chosen, stays with a message and there is no day meanwhile: the day before it would not be what is read.
 */
export function useDateText(ref: RefObject<HTMLInputElement | null>, input: DateTextInput) {
  const { value, onCommit, min, max, isDisabled, disabledReason } = input;
  const t = useStrings();
  const language = useLanguage();
  const formats = useDayFormats();
  const [focused, setFocused] = useState(false);
  /** What was typed and the day it stood beside; void as soon as the day changes from outside. */
  const [draft, setDraft] = useState<{ text: string; value: IsoDate | null } | null>(null);
  const [told, setTold] = useState(false);
  const typed = draft?.value === value ? draft.text : null;

  const read = (text: string): { day: IsoDate | null; refusal: string | null } => {
    if (text.trim() === '') return { day: null, refusal: null };
    const parsed = parseDate(text, language);
    if (parsed === null) {
      const example = typedDate(formats.today, language);
      return {
        day: null,
        refusal: t('controls.date.invalid', { format: t('controls.date.format'), example }),
      };
    }
    const day = clampDate(parsed, min, max);
    return isDisabled?.(day)
      ? { day: null, refusal: disabledReason ?? t('controls.date.unavailable') }
      : { day, refusal: null };
  };
  const reading = typed === null ? null : read(typed);
  const refusal = reading?.refusal ?? null;
  useValidity(ref, refusal === null, refusal ?? undefined);

  const commit = () => {
    // Only what was typed counts: looking at a field never changes it.
    if (reading === null) return;
    setTold(reading.refusal !== null);
    setDraft(reading.refusal === null ? null : { text: typed ?? '', value: null });
    if (reading.day !== value) onCommit(reading.day);
  };
  // What was refused in one language may be a day in the other: it is then taken over, as it is shown.
  const readAgain = useLatest(() => {
    if (told) commit();
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/set-state-in-effect -- the host hears of the day
  useEffect(() => readAgain(), [readAgain, language]);
  // The text changes its form with the focus, by which the selection that Tab makes would be lost.
  useLayoutEffect(() => {
    if (focused) ref.current?.select();
  }, [focused, ref]);
  const shown = () => {
    if (value === null) return '';
    return focused ? typedDate(value, language) : formats.date(value);
  };
  return {
    /** What is wrong with the text, told once it was to be taken over; null while it is good. */
    message: told ? refusal : null,
    /** Forgets what was typed, when the day comes from elsewhere. */
    reset: () => {
      setDraft(null);
      setTold(false);
    },
    inputProps: {
      value: typed ?? shown(),
      placeholder: t('controls.date.format'),
      autoComplete: 'off',
      onFocus: () => setFocused(true),
      onChange: (event: { target: { value: string } }) => setDraft({ text: event.target.value, value }),
      onBlur: () => {
        setFocused(false);
        commit();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') commit();
      },
    },
  };
}
