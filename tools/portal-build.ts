/** Locates the built portal and checks whether it is up to date with its sources. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, must } from './run.ts';

/** Fingerprint of the sources of the build; a hidden file, which the server never serves. */
const STAMP = path.join(ROOT, 'packages/portal/dist/.sources');

/** Everything the portal is built from. */
const SOURCES = [
  'package-lock.json',
  'tailwind.config.ts',
  'tools/pdf-files.ts',
  'tools/portal-build.ts',
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
  const location = path.join(ROOT, source);
  if (!existsSync(location)) return [];
  if (!statSync(location).isDirectory()) return [location];
  return readdirSync(location, { recursive: true, withFileTypes: true })
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

/** Returns whether the built portal is missing, stale or current. */
export function portalState(): 'missing' | 'stale' | 'current' {
  if (!existsSync(STAMP)) return 'missing';
  return readFileSync(STAMP, 'utf8') === fingerprint() ? 'current' : 'stale';
}

/** Builds the portal and compresses each text file with Brotli and gzip next to it. */
export async function buildPortal(): Promise<void> {
  const sources = fingerprint();
  await must('vite', ['build', 'packages/portal', '--logLevel', 'warn']);
  writeFileSync(STAMP, sources);
}
