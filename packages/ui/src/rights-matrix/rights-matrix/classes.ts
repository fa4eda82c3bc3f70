import type { Degree } from '../engine/index.js';
import { MARKS } from '../right-mark.js';

const CELL =
  'absolute top-0 box-border h-full cursor-cell aria-selected:bg-selection-hover focus:outline-2 focus:-outline-offset-2 focus:outline-focus';
/** The button drawn around a cell in the row being edited (direction, “Rights matrix”). */
const BUTTON =
  'after:absolute after:top-1/2 after:left-1/2 after:h-30 after:w-34 after:-translate-1/2 after:rounded-control';
const PLAIN_BUTTON = 'after:border after:border-line-control';
const CHANGED_BUTTON = 'after:border-2 after:border-brand-ink';

const known = new Map<string, string>();

/** Returns the classes of a cell; cached, one string per combination. */
export function cellClasses(degree: Degree, isFirst: boolean, isEdited: boolean, isChanged: boolean): string {
  const key = `${degree} ${isFirst} ${isEdited} ${isChanged}`;
  let classes = known.get(key);
  if (classes === undefined) {
    classes = [
      CELL,
      MARKS[degree],
      isFirst ? 'border-l border-line' : '',
      isEdited ? BUTTON : '',
      isEdited ? (isChanged ? CHANGED_BUTTON : PLAIN_BUTTON) : '',
    ].join(' ');
    known.set(key, classes);
  }
  return classes;
}

export const ROW =
  'absolute top-0 left-0 box-border border-b border-line bg-bg contain-strict data-edited:border-brand-ink data-edited:bg-selection';
/** The dot of a changed cell. */
export const DOT =
  'absolute top-1/2 left-1/2 size-8 translate-x-13 -translate-y-19 rounded-full border-4 border-brand-ink';
