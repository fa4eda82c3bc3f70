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
  /** Message when a typed day cannot be chosen, in place of the generic one. */
  disabledReason?: string | undefined;
}

/**
 * The text of an input that holds a day: numeric while focused (PLAT-123, PLAT-124), else shown as `20 Nov 2026`. Enter
 * and blur commit the text, clamped to the limits (PLAT-125). A text that is no date, or a day that cannot be chosen,
 * stays with a message and the value becomes null, so that the value never differs from the text.
 */
export function useDateText(ref: RefObject<HTMLInputElement | null>, input: DateTextInput) {
  const { value, onCommit, min, max, isDisabled, disabledReason } = input;
  const t = useStrings();
  const language = useLanguage();
  const formats = useDayFormats();
  const [focused, setFocused] = useState(false);
  /** What was typed and the value at that time; discarded when the value changes from outside. */
  const [draft, setDraft] = useState<{ text: string; value: IsoDate | null } | null>(null);
  const [told, setTold] = useState(false);
  // A text discarded by the host must not come back when the host later sets the value it was typed for.
  // oxlint-disable-next-line react/set-state-in-effect -- follows a value of the host
  useEffect(() => setDraft((now) => (now && now.value !== value ? null : now)), [value]);
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
    // Only typed text is committed: focusing a field never changes it.
    if (reading === null) return;
    setTold(reading.refusal !== null);
    setDraft(reading.refusal === null ? null : { text: typed ?? '', value: null });
    if (reading.day !== value) onCommit(reading.day);
  };
  // A text rejected in one language may be a valid day in the other: it is then committed, as displayed.
  const readAgain = useLatest(() => {
    if (told) commit();
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/set-state-in-effect -- commit notifies the host
  useEffect(() => readAgain(), [readAgain, language]);
  // The text changes its format on focus, which would drop the selection that Tab makes.
  useLayoutEffect(() => {
    if (focused) ref.current?.select();
  }, [focused, ref]);
  const shown = () => {
    if (value === null) return '';
    return focused ? typedDate(value, language) : formats.date(value);
  };
  return {
    /** The error of the text, shown once it was committed; null while it is valid. */
    message: told ? refusal : null,
    /** Discards the typed text when the day is set by other means. */
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
