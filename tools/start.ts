/**
 * The one command that brings everything up: builds the portal when it is missing or older than its sources, then runs
 * the reference server in this process. Arguments go to the server: `npm start -- --fresh`.
 */
import { buildPortal, portalState } from './portal-build.ts';

const state = portalState();
if (state !== 'current') {
  console.log(state === 'missing' ? 'Building the portal…' : 'The portal has changed: building it again…');
  await buildPortal();
}
await import(new URL('../packages/sandbox/src/main.ts', import.meta.url).href);
