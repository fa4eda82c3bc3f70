/** What `npm run new` will write: files that must not exist yet, and lines for the files that list them. */
export interface Plan {
  /** Text of each new file by its path from the root of the repository. */
  files: Record<string, string>;
  inserts: Insert[];
}

/** Lines that go before the first or the last line that matches. */
export interface Insert {
  file: string;
  before: RegExp;
  which: 'first' | 'last';
  text: string;
}

/** The text with the lines inserted. Throws when no line matches. */
export function inserted(text: string, { file, before, which, text: lines }: Insert): string {
  const all = text.split('\n');
  const at =
    which === 'first'
      ? all.findIndex((line) => before.test(line))
      : all.findLastIndex((line) => before.test(line));
  if (at < 0)
    throw new Error(`no line of ${file} matches ${String(before)}: the generator no longer knows this file`);
  return [...all.slice(0, at), ...lines.split('\n'), ...all.slice(at)].join('\n');
}
