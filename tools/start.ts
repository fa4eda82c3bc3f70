/**
 * Starts everything with one command: builds the portal if it is missing or older than its sources, then runs the
 * reference server in this process. Arguments are passed to the server: `npm start -- --fresh`.
 */
import { readArguments } from './arguments.ts';
import { buildPortal, portalState } from './portal-build.ts';

readArguments(
  `npm start                builds the portal if needed, and serves everything on http://localhost:4000
npm start -- --fresh     deletes all data and creates new demo data
PORT sets the port, ATRIUM_DATA the data folder; docs/how-to describes the other settings.`,
  { fresh: { type: 'boolean' } },
);
const state = portalState();
if (state !== 'current') {
  console.log(
    state === 'missing' ? 'Building the portal…' : 'The sources of the portal have changed: rebuilding it…',
  );
  await buildPortal();
}
await import(new URL('../packages/sandbox/src/main.ts', import.meta.url).href);
