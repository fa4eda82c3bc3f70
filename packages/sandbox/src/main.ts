/** Runs the server with the sandbox, or without it if it is not configured (docs/how-to/use-another-issuer.md). */
import { run } from '@atrium/server';

await run(async (config) => {
  if (!config.sandbox) return {};
  const { sandboxAdapters } = await import('./index.ts');
  return sandboxAdapters(config);
});
