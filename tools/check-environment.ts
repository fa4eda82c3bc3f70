/** The first check: the Node version that runs the scripts, and a lock file without registry addresses. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.ts';

const problems: string[] = [];
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  problems.push(
    `The scripts run on Node ${process.versions.node}; Atrium needs Node 24. \`npm ci\` installs it on Linux and Windows; install it yourself on other systems.`,
  );
}
if (readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8').includes('"resolved": "http')) {
  problems.push('package-lock.json contains download URLs, which .npmrc excludes. Run `npm install` again.');
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
