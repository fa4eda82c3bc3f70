/** The first check: the Node version that runs the scripts, and a lock file without registry addresses. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.ts';

const problems: string[] = [];
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  problems.push(
    `Node ${process.versions.node} runs the scripts; Atrium needs 24. \`npm ci\` brings it on Linux and Windows, elsewhere install it.`,
  );
}
if (readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8').includes('"resolved": "http')) {
  problems.push(
    'package-lock.json records download addresses; .npmrc asks for a lock without them. Run `npm install` again.',
  );
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
