import { useState } from 'react';

/**
 * Returns the value of a control that may be controlled (`value`) or uncontrolled (`defaultValue`), and its setter;
 * every change is reported to `onValueChange`.
 */
export function useValue<T>(
  value: T | undefined,
  defaultValue: T,
  onValueChange?: (value: T) => void,
): [T, (value: T) => void] {
  const [own, setOwn] = useState(defaultValue);
  const change = (next: T) => {
    if (value === undefined) setOwn(next);
    onValueChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
