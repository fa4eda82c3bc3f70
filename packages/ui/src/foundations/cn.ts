import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';
import { tokens } from './generated/tokens.js';

const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      'font-size': [{ text: Object.keys(tokens.typography) }],
      shadow: [{ shadow: ['1', '2'] }],
      rounded: [{ rounded: Object.keys(tokens.radius) }],
      z: [{ z: Object.keys(tokens.zIndex) }],
      h: [{ h: ['control', 'row', 'bar'] }],
    },
  },
});

/** Joins class names; the last of two that conflict wins, so a caller's `className` overrides a component's own. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
