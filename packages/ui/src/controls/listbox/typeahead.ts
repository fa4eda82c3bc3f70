import { normalizeText } from '../../foundations/index.js';
import type { Option } from './option.js';

/**
 * Returns the option to move to when letters are typed on a list: the next one after `from` that starts with them,
 * ignoring case and accents; −1 if there is none. Repeating one letter cycles through the options that start with it;
 * more letters stay on an option that still matches.
 */
export function typeahead(options: readonly Option[], typed: string, from: number): number {
  const text = normalizeText(typed);
  if (text === '') return -1;
  const starting = (beginning: string, first: number): number => {
    for (let step = 0; step < options.length; step += 1) {
      const index = (first + step) % options.length;
      if (normalizeText(options[index]!.label).startsWith(beginning)) return index;
    }
    return -1;
  };
  const first = Math.max(0, from);
  const next = from < 0 ? 0 : from + 1;
  if (text.length === 1) return starting(text, next);
  const found = starting(text, first);
  const [letter = ''] = text;
  return found < 0 && text === letter.repeat(text.length) ? starting(letter, next) : found;
}
