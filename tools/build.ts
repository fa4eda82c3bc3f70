/** Builds what `npm start` serves: the portal, with each text file also compressed by brotli and gzip beside it. */
import { must } from './run.ts';

await must('vite', ['build', 'packages/portal', '--logLevel', 'warn']);
console.log('built packages/portal/dist');
