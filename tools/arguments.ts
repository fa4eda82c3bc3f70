import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Prints the usage and exits with status 0 if the arguments contain `--help`. */
export function answerHelp(usage: string): void {
  if (!process.argv.includes('--help')) return;
  console.log(usage);
  process.exit(0);
}

/**
 * Parses the arguments of a command and answers `--help`. An unknown argument prints one sentence and the usage, and
 * exits with status 2.
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  { allowPositionals = false }: { allowPositionals?: boolean } = {},
) {
  answerHelp(usage);
  try {
    const read = parseArgs({ options, allowPositionals: true });
    if (!allowPositionals && read.positionals.length > 0)
      throw new Error(`Unexpected argument '${read.positionals[0]}'`);
    return read;
  } catch (error) {
    console.error(`${(error as Error).message.split('. ')[0]}.\n\n${usage}`);
    process.exit(2);
  }
}
