/** What `npm run new` will write: new files, which must not exist yet, and lines to insert into existing files. */
export interface Plan {
  /** Content of each new file by its path from the repository root. */
  files: Record<string, string>;
  inserts: Insert[];
}

/** Lines to insert before the first or last line that matches. */
export interface Insert {
  file: string;
  before: RegExp;
  which: 'first' | 'last';
  text: string;
}

/** Returns the text with the lines inserted. Throws if no line matches. */
export function inserted(text: string, { file, before, which, text: lines }: Insert): string {
  const all = text.split('\n');
  const at =
    which === 'first'
      ? all.findIndex((line) => before.test(line))
      : all.findLastIndex((line) => before.test(line));
  if (at < 0)
    throw new Error(
      `no line of ${file} matches ${String(before)}: the generator does not support this file any more`,
    );
  return [...all.slice(0, at), ...lines.split('\n'), ...all.slice(at)].join('\n');
}
