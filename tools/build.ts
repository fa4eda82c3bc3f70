/** Builds what `npm start` serves: the portal. */
import { buildPortal } from './portal-build.ts';

await buildPortal();
console.log('built packages/portal/dist');
