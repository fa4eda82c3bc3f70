import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import {
  addDecimals,
  compareDecimals,
  decimalReadings,
  decimalsOf,
  formatDecimal,
  isDecimal,
} from '../../foundations/formats/index.js';
import { useLanguage, useStrings } from '../../foundations/provider/index.js';
import { useValidity } from '../field/index.js';

export interface DecimalLimits {
  /** Inclusive limits, as canonical decimals. */
  min?: string | undefined;
  max?: string | undefined;
  /** Maximum number of decimal places. */
  decimals: number;
}

export interface DecimalInputOptions extends DecimalLimits {
  /** Canonical decimal, or empty; any other text was typed and could not be parsed. */
  value: string;
  setValue: (value: string) => void;
  /** Step of the arrow keys; page keys move by ten steps. Without a step the arrow keys do nothing. */
  step?: string | undefined;
  /** Decimal places always shown, even when zero. */
  shownDecimals?: number;
  /** Rounds a number to what the stored value can represent; returns an empty string if it cannot. */
  held?: (figure: string) => string;
  /** Unparsable text is kept in the value, so that it is neither lost nor submitted as empty. */
  keepsText?: boolean;
  /** Returns why a text is rejected, whatever number it contains; null if it is not. */
  refuseText?: (text: string) => string | null;
}

/** The result of parsing a text. */
interface Reading {
  /** The number, if the text is unambiguous. */
  value: string | null;
  /** The possible numbers, if the text is ambiguous and the user must choose. */
  readings: readonly string[];
}

/** Returns a function that returns why a number is rejected; null if it is not. */
function useRefusal(
  { min, max, decimals }: DecimalLimits,
  show: (figure: string) => string,
): (figure: string) => string | null {
  const t = useStrings();
  return (figure) => {
    if (decimalsOf(figure) > decimals) return t('controls.numberDecimals', { count: decimals });
    if (min !== undefined && compareDecimals(figure, min) < 0)
      return t('controls.numberMin', { min: show(min) });
    if (max !== undefined && compareDecimals(figure, max) > 0)
      return t('controls.numberMax', { max: show(max) });
    return null;
  };
}

/**
 * State of a number input in the user's language: the text stays as typed until the user leaves, then is formatted.
 * Unparsable or ambiguous text stays for the user to correct and counts as no number meanwhile.
 */
export function useDecimalInput(ref: RefObject<HTMLInputElement | null>, options: DecimalInputOptions) {
  const { value, setValue, min, max, step, decimals, shownDecimals = 0, held = (figure) => figure } = options;
  const language = useLanguage();
  const t = useStrings();
  const show = (figure: string) => formatDecimal(figure, language, shownDecimals);
  const refusalOf = useRefusal(options, show);
  /** The text being typed and the value parsed from it; discarded when the value changes from outside. */
  const [draft, setDraft] = useState<{ text: string; value: string } | null>(null);
  // A text discarded by the host must not come back when the host later sets the value it was typed for.
  // oxlint-disable-next-line react/set-state-in-effect -- follows a value of the host
  useEffect(() => setDraft((now) => (now && now.value !== value ? null : now)), [value]);

  const isFigure = value === '' || isDecimal(value);
  const typed = draft && draft.value === value ? draft.text : isFigure ? null : value;
  const text = typed ?? (value === '' ? '' : show(value));
  const textRefusal = (typed !== null && options.refuseText?.(typed)) || null;
  const read = (): Reading => {
    if (textRefusal) return { value: null, readings: [] };
    if (typed === null || typed.trim() === '') return { value: value || null, readings: [] };
    if (value !== '' && isFigure)
      return { value: decimalReadings(typed, language)[0] ?? value, readings: [] };
    // No number was taken from this text: switching the page's language must not silently reinterpret it.
    const readings = decimalReadings(typed, null);
    const tooLarge = readings.length === 1 && held(readings[0]!) === '';
    return tooLarge ? { value: readings[0]!, readings: [] } : { value: null, readings };
  };
  const reading = read();
  const choices = reading.readings.filter((figure) => refusalOf(figure) === null);
  const refusalOfText = () => {
    if (text.trim() === '') return null;
    if (choices.length > 0) return t('controls.numberAmbiguous');
    // If no reading is accepted, the last one is refused: the one with decimals.
    const figure = reading.value ?? reading.readings.at(-1);
    return figure === undefined
      ? t('controls.numberUnreadable', { example: show(decimals === 0 ? '1204' : '1204.5') })
      : refusalOf(figure);
  };
  const refusal = textRefusal ?? refusalOfText();
  const validity = useValidity(ref, refusal === null, refusal ?? undefined);

  /** Returns the stored value for a text. */
  const valueOf = (next: string): string => {
    const readings = options.refuseText?.(next) ? [] : decimalReadings(next, language);
    if (readings.length === 1) return held(readings[0]!);
    if (!options.keepsText || next.trim() === '') return '';
    // Written with a comma, so that ambiguous text cannot be mistaken for a canonical decimal.
    return isDecimal(next) ? next.replace('.', ',') : next;
  };
  const type = (next: string) => {
    const figure = valueOf(next);
    setDraft({ text: next, value: figure });
    if (figure !== value) setValue(figure);
  };
  const set = (figure: string) => {
    setDraft(null);
    if (figure !== value) setValue(figure);
  };
  const clamp = (figure: string) => {
    if (min !== undefined && compareDecimals(figure, min) < 0) return min;
    return max !== undefined && compareDecimals(figure, max) > 0 ? max : figure;
  };
  /** Moves by exact decimal steps; an empty field starts from zero within the limits, unparsable text stays. */
  const move = (steps: number) => {
    if (step === undefined || (reading.value === null && text.trim() !== '')) return;
    const down = steps < 0;
    let figure = reading.value ?? '0';
    for (let left = Math.abs(steps); left > 0; left -= 1)
      figure = addDecimals(figure, down ? negative(step) : step);
    set(clamp(figure));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const steps = STEPS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    move(steps);
  };
  const onBlur = () => {
    if (draft && (isDecimal(draft.value) || draft.text.trim() === '')) setDraft(null);
    validity.onBlur();
  };
  /** Discards the typed text. */
  const reset = () => setDraft(null);
  return {
    text,
    value: reading.value,
    /** The accepted readings of an ambiguous text. */
    choices,
    /** Applies the reading that the user meant. */
    choose: (figure: string) => {
      set(held(figure));
      ref.current?.focus();
    },
    type,
    move,
    reset,
    onKeyDown,
    onBlur,
    message: validity.message,
  };
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
const negative = (figure: string) => (figure.startsWith('-') ? figure.slice(1) : `-${figure}`);
