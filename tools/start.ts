/**
 * Starts everything with one command: builds the portal if it is missing or older than its sources, then runs the
 * reference server in this process. Arguments are passed to the server: `npm start -- --fresh`.
 */
import { readArguments } from './arguments.ts';
import { buildPortal, portalState } from './portal-build.ts';

readArguments(
  `npm start                builds the portal where it is needed, and serves everything on http://localhost:4000
npm start -- --fresh     starts over with a new bank
PORT changes the port, ATRIUM_DATA the folder of the data; docs/how-to explains the other settings.`,
  { fresh: { type: 'boolean' } },
);
const state = portalState();
if (state !== 'current') {
  console.log(state === 'missing' ? 'Building the portal…' : 'The portal has changed: building it again…');
  await buildPortal();
}
await import(new URL('../packages/sandbox/src/main.ts', import.meta.url).href);
