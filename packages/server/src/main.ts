/** Runs the server alone, for an installation with its own issuer; packages/sandbox/src/main.ts adds the sandbox. */
import { ConfigError } from './config.ts';
import { run } from './run.ts';

await run(({ sandbox, issuer }) => {
  if (sandbox && issuer) throw new ConfigError('SANDBOX=true requires the sandbox package: run npm start');
  return Promise.resolve({});
});
