import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * The arguments of a command. `--help` prints how it is used and ends it; what it does not know is one sentence with the
 * same text, and ends it with 2.
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  { allowPositionals = false }: { allowPositionals?: boolean } = {},
) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
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
