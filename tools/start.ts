/**
 * The one command that brings everything up: builds the portal when it is missing or older than its sources, then runs
 * the reference server in this process. Arguments go to the server: `npm start -- --fresh`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, must } from './run.ts';

const DIST = path.join(ROOT, 'packages/portal/dist');
/** Fingerprint of the sources that the build was made from; a hidden file, which the server never serves. */
const STAMP = path.join(DIST, '.sources');

/** Everything that the built portal is made from. */
const SOURCES = [
  'package-lock.json',
  'tailwind.config.ts',
  'tools/build.ts',
  'packages/contract/src',
  'packages/ui/package.json',
  'packages/ui/src',
  'packages/portal/package.json',
  'packages/portal/index.html',
  'packages/portal/vite.config.ts',
  'packages/portal/build',
  'packages/portal/public',
  'packages/portal/src',
];

const isTest = (file: string): boolean => /\.(test|stories)\.tsx?$|\.mdx$/.test(file);

function filesOf(source: string): string[] {
  const place = path.join(ROOT, source);
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf).sort()) {
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const sources = fingerprint();
const built = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null;
if (built !== sources) {
  console.log(built === null ? 'Building the portal…' : 'The portal has changed: building it again…');
  await must('node', ['tools/build.ts']);
  writeFileSync(STAMP, sources);
}
await import(new URL('../packages/server/src/main.ts', import.meta.url).href);
