/** Builds the portal, which `npm start` serves. */
import { readArguments } from './arguments.ts';
import { buildPortal } from './portal-build.ts';

readArguments('npm run build   builds the portal into packages/portal/dist', {});
await buildPortal();
console.log('built packages/portal/dist');
