/** A line that cannot be taken, in one sentence. */
export class LineError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LineError';
  }
}

/** The fields of a line, read as what they stand for. */
export class Fields {
  readonly #fields: Readonly<Record<string, string>>;
  constructor(fields: Readonly<Record<string, string>>) {
    this.#fields = fields;
  }

  /** Whether the file has the column; what it does not have stays as it is. */
  has(name: string): boolean {
    return this.#fields[name] !== undefined;
  }

  /** Null when empty. */
  optional(name: string, longest = 200): string | null {
    const value = this.#fields[name]?.normalize('NFC') ?? '';
    if (value.length > longest) throw new LineError(`${name} has more than ${longest} characters`);
    return value === '' ? null : value;
  }

  text(name: string, longest?: number): string {
    const value = this.optional(name, longest);
    if (value === null) throw new LineError(`${name} is empty`);
    return value;
  }

  /** One of some words, in any case. */
  word<W extends string>(name: string, words: readonly W[], fallback?: W): W {
    const value = this.optional(name)?.toUpperCase() ?? fallback?.toUpperCase();
    const found = words.find((word) => word.toUpperCase() === value);
    if (found === undefined) throw new LineError(`${name} is one of ${words.join(', ')}`);
    return found;
  }

  flag(name: string): boolean {
    return this.word(name, ['true', 'false'], 'false') === 'true';
  }

  /** Values with a bar between them. */
  list(name: string): string[] {
    const values = (this.optional(name, 100_000) ?? '').split('|').map((value) => value.trim());
    return [...new Set(values.filter(Boolean))];
  }

  /** Such values, each of them one of some words. */
  words<W extends string>(name: string, words: readonly W[]): W[] {
    return this.list(name).map((value) => {
      const found = words.find((word) => word === value.toUpperCase());
      if (found === undefined) throw new LineError(`${name} names ${value}, which is not there`);
      return found;
    });
  }

  matching(name: string, pattern: RegExp, description: string): string | null {
    const value = this.optional(name);
    if (value !== null && !pattern.test(value)) throw new LineError(`${name} is ${description}`);
    return value;
  }
}

export type Outcome = 'created' | 'changed' | 'unchanged';

/** Those of the values that a row does not have yet; null where it has all. */
export function changesOf<T extends object>(row: T, values: Partial<T>): Partial<T> | null {
  const changed = Object.entries(values).filter(([name, value]) => row[name as keyof T] !== value);
  return changed.length === 0 ? null : (Object.fromEntries(changed) as Partial<T>);
}
