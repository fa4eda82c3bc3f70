import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';
import { tokenNames } from './generated/tokens.js';

const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      'font-size': [{ text: tokenNames.typography }],
      shadow: [{ shadow: ['1', '2'] }],
      rounded: [{ rounded: tokenNames.radius }],
      z: [{ z: tokenNames.zIndex }],
      h: [{ h: ['control', 'row', 'bar'] }],
    },
  },
});

/** Joins class names; the last of two that conflict wins, so a caller's `className` overrides a component's own. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
