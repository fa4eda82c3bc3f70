import { useEffect, type RefObject } from 'react';
import { useLatest } from '../foundations/use-latest.js';
import { useValue } from './use-value.js';

/**
 * Follows the reset of the form that a control stands in, where the control keeps its own value (`isOwn`); a value that
 * the host owns is the host's to put back. A reset that somebody prevents is none.
 */
export function useFormReset(control: RefObject<Element | null>, isOwn: boolean, onReset: () => void) {
  const follow = useLatest(({ target, defaultPrevented }: Event) => {
    const element = control.current;
    if (!element || defaultPrevented) return;
    const form = 'form' in element ? element.form : element.closest('form');
    if (form === target) onReset();
  });
  useEffect(() => {
    if (!isOwn) return undefined;
    // On the document, after the form’s own listeners: by then nobody prevents it any more.
    const listen = (event: Event) => follow(event);
    document.addEventListener('reset', listen);
    return () => document.removeEventListener('reset', listen);
  }, [follow, isOwn]);
}

/** The value of a form field, as by `useValue`; a field that keeps its own goes back to the default with its form. */
export function useFieldValue<T>(
  control: RefObject<Element | null>,
  value: T | undefined,
  defaultValue: T,
  onValueChange?: (value: T) => void,
): [T, (value: T) => void] {
  const [current, change] = useValue(value, defaultValue, onValueChange);
  useFormReset(control, value === undefined, () => {
    if (!Object.is(current, defaultValue)) change(defaultValue);
  });
  return [current, change];
}
