/** Runs the server with the sandbox, or without it where the configuration does not want it (docs/how-to/use-another-issuer.md). */
import { run } from '@atrium/server';

await run(async (config) => {
  if (!config.sandbox) return {};
  const { sandboxAdapters } = await import('./index.ts');
  return sandboxAdapters(config);
});
