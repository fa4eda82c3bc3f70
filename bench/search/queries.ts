/** Words of the seeded bank, by what makes them hard or easy to search for. */
export const QUERIES: Readonly<Record<string, string>> = {
  'frequent word': 'guarantee',
  'word in nearly all': 'halden',
  'rare word': 'rotterdam',
  'two letters': 'ca',
  prefix: 'confirm',
  reference: 'R-2026-04',
  'two words': 'guarantee rotterdam',
  'four words': 'please confirm the account',
  accents: 'relevé société',
  misspelt: 'garantee',
  'two words, one misspelt': 'guarantee roterdam',
  'nothing found': 'xylophonist',
};

/** Returns the quantile of the values at this share (0 to 1), rounded to one decimal. */
export const at = (values: readonly number[], share: number): number => {
  const ordered = values.toSorted((a, b) => a - b);
  return Number(
    (ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? Number.NaN).toFixed(1),
  );
};
