import { parseArgs } from 'node:util';
import type { Adapters } from './adapters.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { startServer } from './server.ts';
import { startProblem } from './start-problem.ts';

/** Whether `--fresh` was given; throws ConfigError for other arguments. */
function readFresh(): boolean {
  try {
    return parseArgs({ options: { fresh: { type: 'boolean', default: false } } }).values.fresh;
  } catch (error) {
    throw new ConfigError(
      `${(error as Error).message.split('. ')[0]}; the only option of the server is --fresh`,
    );
  }
}

/**
 * Runs the server in this process until SIGTERM or SIGINT, with the adapters that `adaptersOf` returns for its
 * configuration. The argument `--fresh` starts with a new database.
 */
export async function run(adaptersOf: (config: Config) => Promise<Adapters>): Promise<void> {
  let config: Config | undefined;
  try {
    const fresh = readFresh();
    config = readConfig();
    const adapters = await adaptersOf(config);
    const server = await startServer(config, { fresh, adapters });
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
    const problem = await startProblem(error, config);
    if (problem === null) throw error;
    console.error(problem);
    process.exitCode = 1;
  }
}
