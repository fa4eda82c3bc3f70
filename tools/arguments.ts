import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Prints how a command is used and ends it, where its arguments ask for that. */
export function answerHelp(usage: string): void {
  if (!process.argv.includes('--help')) return;
  console.log(usage);
  process.exit(0);
}

/**
 * The arguments of a command, which answers `--help`. An unknown argument is refused in one sentence with the usage, and
 * the status is then 2.
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
