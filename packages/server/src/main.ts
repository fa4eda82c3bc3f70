/** Runs the reference server until it is told to stop. `--fresh` starts over with a new seeded bank. */
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './config.ts';
import { FolderInUseError } from './data-folder.ts';
import { PERSONAS } from './seed/personas.ts';
import { startServer } from './server.ts';

const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });

try {
  const config = readConfig();
  const server = await startServer(config, { fresh: values.fresh });
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  console.log(`Atrium is at ${server.url}`);
  if (!config.issuer) {
    console.log('Sign in as one of these people:');
    for (const person of PERSONAS) {
      const name = `${person.firstName} ${person.lastName}`;
      console.log(`  ${person.persona.padEnd(13)} ${name.padEnd(18)} ${person.label.en}`);
    }
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof FolderInUseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
