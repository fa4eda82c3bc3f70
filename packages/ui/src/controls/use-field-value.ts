import { useEffect, type RefObject } from 'react';
import { useLatest } from '../foundations/use-latest.js';
import { useValue } from './use-value.js';

/**
 * Calls `onReset` when the form around an uncontrolled control (`isOwn`) is reset; a controlled value is reset by its
 * owner. A reset cancelled with `preventDefault` is ignored.
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
    // On the document, after the form’s own listeners: by then it is known whether the reset was cancelled.
    const listen = (event: Event) => follow(event);
    document.addEventListener('reset', listen);
    return () => document.removeEventListener('reset', listen);
  }, [follow, isOwn]);
}

/** Returns value and setter like `useValue`; an uncontrolled field returns to its default when its form is reset. */
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
