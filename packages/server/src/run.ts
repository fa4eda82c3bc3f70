import { parseArgs } from 'node:util';
import type { Adapters } from './adapters.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { FolderInUseError } from './data-folder.ts';
import { startServer } from './server.ts';

/**
 * Runs the server of this process until it is told to stop, with what `adaptersOf` brings to its configuration. The
 * argument `--fresh` starts over with a new database.
 */
export async function run(adaptersOf: (config: Config) => Promise<Adapters>): Promise<void> {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
  try {
    const config = readConfig();
    const adapters = await adaptersOf(config);
    const server = await startServer(config, { fresh: values.fresh, adapters });
    let stopping = false;
    const stop = (): void => {
      if (stopping) return;
      stopping = true;
      void server.stop().then(() => process.exit(0));
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);

    const greeting = adapters.greeting ?? [];
    for (const line of [`Atrium is at ${server.url}`, ...greeting]) console.log(line);
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof FolderInUseError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
