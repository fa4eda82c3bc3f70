/** A line cannot be imported; the message states why in one sentence. */
export class LineError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LineError';
  }
}

/** The fields of a line, with typed access; invalid values throw LineError. */
export class Fields {
  readonly #fields: Readonly<Record<string, string>>;
  constructor(fields: Readonly<Record<string, string>>) {
    this.#fields = fields;
  }

  /** Whether the file has the column; missing columns leave stored values unchanged. */
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

  /** One of the given words, case-insensitive. */
  word<W extends string>(name: string, words: readonly W[], fallback?: W): W {
    const value = this.optional(name)?.toUpperCase() ?? fallback?.toUpperCase();
    const found = words.find((word) => word.toUpperCase() === value);
    if (found === undefined) throw new LineError(`${name} must be one of ${words.join(', ')}`);
    return found;
  }

  flag(name: string): boolean {
    return this.word(name, ['true', 'false'], 'false') === 'true';
  }

  /** Values separated by `|`, without duplicates. */
  list(name: string): string[] {
    const values = (this.optional(name, 100_000) ?? '').split('|').map((value) => value.trim());
    return [...new Set(values.filter(Boolean))];
  }

  /** Values separated by `|`, each one of the given words. */
  words<W extends string>(name: string, words: readonly W[]): W[] {
    return this.list(name).map((value) => {
      const found = words.find((word) => word === value.toUpperCase());
      if (found === undefined) throw new LineError(`${name} contains ${value}, which does not exist`);
      return found;
    });
  }

  matching(name: string, pattern: RegExp, description: string): string | null {
    const value = this.optional(name);
    if (value !== null && !pattern.test(value)) throw new LineError(`${name} must be ${description}`);
    return value;
  }
}

export type Outcome = 'created' | 'changed' | 'unchanged';

/** Returns the values that differ from those of a row; null when none differs. */
export function changesOf<T extends object>(row: T, values: Partial<T>): Partial<T> | null {
  const changed = Object.entries(values).filter(([name, value]) => row[name as keyof T] !== value);
  return changed.length === 0 ? null : (Object.fromEntries(changed) as Partial<T>);
}
