import { CsvError, parse } from 'csv-parse/sync';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../config.ts';

/** A line of a file: its line number as in an editor, and its fields by column name. */
export interface Line {
  readonly number: number;
  readonly fields: Readonly<Record<string, string>>;
}

/** The columns of a file. */
export interface Columns {
  readonly file: string;
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

interface Parsed {
  readonly record: Record<string, string>;
  readonly info: { readonly lines: number };
}

/** Parses a CSV file separated by commas or semicolons (English or French spreadsheets), fields trimmed. */
function parseFile(text: string, { file, required, optional }: Columns): Line[] {
  const known = [...required, ...optional];
  let header: string[] = [];
  try {
    const parsed = parse(text, {
      bom: true,
      delimiter: /^[^\r\n]*;/.test(text) ? ';' : ',',
      trim: true,
      skip_empty_lines: true,
      info: true,
      columns: (names: string[]) => (header = names.map((name) => name.toLowerCase())),
    }) as unknown as Parsed[];
    const strange = header.filter((name) => !known.includes(name));
    const missing = required.filter((name) => !header.includes(name));
    const double = header.find((name, index) => header.indexOf(name) !== index);
    if (double !== undefined) throw new ConfigError(`${file} has the column ${double} twice`);
    if (strange.length > 0)
      throw new ConfigError(
        `${file} has unknown columns: ${strange.join(', ')}; allowed are ${known.join(', ')}`,
      );
    if (missing.length > 0 && header.length > 0)
      throw new ConfigError(`${file} lacks required columns: ${missing.join(', ')}`);
    return parsed.map(({ record, info }) => ({ number: info.lines, fields: record }));
  } catch (error) {
    if (error instanceof CsvError) throw new ConfigError(`${file} cannot be read: ${error.message}`);
    throw error;
  }
}

/** Reads the CSV files of a folder; a missing file has no lines, an unknown one throws ConfigError. */
export async function readFolder(folder: string, all: readonly Columns[]): Promise<Map<string, Line[]>> {
  if (!existsSync(folder)) throw new ConfigError(`the folder ${folder} does not exist`);
  const names = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.csv'));
  const strange = names.filter((name) => !all.some(({ file }) => file === name));
  const files = all.map(({ file }) => file).join(', ');
  if (strange.length > 0) throw new ConfigError(`unknown files: ${strange.join(', ')}; allowed are ${files}`);
  if (names.length === 0) throw new ConfigError(`the folder ${folder} contains none of ${files}`);
  const lines = new Map<string, Line[]>();
  for (const columns of all) {
    if (!names.includes(columns.file)) continue;
    const bytes = await readFile(path.join(folder, columns.file));
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      throw new ConfigError(`${columns.file} is not UTF-8: save it as “CSV UTF-8”`);
    }
    lines.set(columns.file, parseFile(text, columns));
  }
  return lines;
}
