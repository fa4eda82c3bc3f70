import { useState, type KeyboardEvent, type RefObject } from 'react';
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
  /** Canonical decimals, both included. */
  min?: string | undefined;
  max?: string | undefined;
  /** Most digits after the decimal sign. */
  decimals: number;
}

export interface DecimalInputOptions extends DecimalLimits {
  /** Canonical decimal, or empty; any other text is one that was typed and could not be read. */
  value: string;
  setValue: (value: string) => void;
  /** Step of the arrow keys; page keys take ten. Without one the arrows do nothing. */
  step?: string | undefined;
  /** Digits shown after the decimal sign even when zero. */
  shownDecimals?: number;
  /** The figure as the host's value holds it, where that is less exact; empty when it cannot hold it. */
  held?: (figure: string) => string;
  /** The host's value keeps a text that cannot be read, so that it is neither lost nor sent as nothing. */
  keepsText?: boolean;
  /** Why a text is refused whatever figure it holds; null when it is not. */
  refuseText?: (text: string) => string | null;
}

/** What a text was found to be. */
interface Reading {
  text: string;
  /** What it means, once that is certain. */
  value: string | null;
  /** What it may mean, where the person must say. */
  readings: readonly string[];
}

/** Why a figure is refused; null when it is not. */
function useRefusal(
  { min, max, decimals }: DecimalLimits,
  shownDecimals: number,
): (reading: Reading) => string | null {
  const t = useStrings();
  const language = useLanguage();
  const show = (figure: string) => formatDecimal(figure, language, shownDecimals);
  return ({ text, value, readings }) => {
    if (text.trim() === '') return null;
    if (readings.length > 0) return t('controls.numberAmbiguous');
    if (value === null) {
      return t('controls.numberUnreadable', { example: show(decimals === 0 ? '1204' : '1204.5') });
    }
    if (decimalsOf(value) > decimals) return t('controls.numberDecimals', { count: decimals });
    if (min !== undefined && compareDecimals(value, min) < 0)
      return t('controls.numberMin', { min: show(min) });
    if (max !== undefined && compareDecimals(value, max) > 0)
      return t('controls.numberMax', { max: show(max) });
    return null;
  };
}

/**
 * A figure that is typed in the reader's language: the text stays as typed until the person leaves, then shows as the
 * language writes it; what cannot be read, or can be read in two ways, stays to be repaired and is no figure meanwhile.
 */
export function useDecimalInput(ref: RefObject<HTMLInputElement | null>, options: DecimalInputOptions) {
  const { value, setValue, min, max, step, shownDecimals = 0, held = (figure) => figure } = options;
  const language = useLanguage();
  const refusalOf = useRefusal(options, shownDecimals);
  /** The text being typed and the value it gave; void as soon as the value changes from outside. */
  const [draft, setDraft] = useState<{ text: string; value: string } | null>(null);

  const isFigure = value === '' || isDecimal(value);
  const typed = draft && draft.value === value ? draft.text : isFigure ? null : value;
  const text = typed ?? (value === '' ? '' : formatDecimal(value, language, shownDecimals));
  const textRefusal = (typed !== null && options.refuseText?.(typed)) || null;
  const read = (): Omit<Reading, 'text'> => {
    if (textRefusal) return { value: null, readings: [] };
    if (typed === null || typed.trim() === '') return { value: value || null, readings: [] };
    if (value !== '' && isFigure)
      return { value: decimalReadings(typed, language)[0] ?? value, readings: [] };
    // No figure was taken from it: another language of the page does not read it behind the person's back.
    const readings = decimalReadings(typed, null);
    const tooLarge = readings.length === 1 && held(readings[0]!) === '';
    return tooLarge ? { value: readings[0]!, readings: [] } : { value: null, readings };
  };
  const reading = { text, ...read() };
  const refusal = textRefusal ?? refusalOf(reading);
  const validity = useValidity(ref, refusal === null, refusal ?? undefined);

  /** The host's value for a text. */
  const valueOf = (next: string): string => {
    const readings = options.refuseText?.(next) ? [] : decimalReadings(next, language);
    if (readings.length === 1) return held(readings[0]!);
    if (!options.keepsText || next.trim() === '') return '';
    // With a comma, a text that can be read in two ways is no canonical decimal: nobody takes it for one.
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
  /** Moves by so many steps, exactly; an empty field starts from zero or the nearest limit, a text that is no figure stays. */
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
  /** Forgets what was typed. */
  const reset = () => setDraft(null);
  return {
    text,
    value: reading.value,
    readings: reading.readings,
    /** Takes the reading that the person meant. */
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
