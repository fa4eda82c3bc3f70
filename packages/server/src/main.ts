/** Runs the server alone, as an installation with its own issuer does; packages/sandbox/src/main.ts brings the sandbox. */
import { ConfigError } from './config.ts';
import { run } from './run.ts';

await run(({ sandbox, issuer }) => {
  if (sandbox && issuer)
    throw new ConfigError('SANDBOX=true needs the sandbox beside the server: run npm start');
  return Promise.resolve({});
});
