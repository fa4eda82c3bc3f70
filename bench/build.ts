/** Builds the benchmark pages: each folder of bench/pages to a page in .cache/bench. `node bench/build.ts grid`. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';

const PAGES = path.join(import.meta.dirname, 'pages');
export const OUTPUT = path.resolve(import.meta.dirname, '../.cache/bench');

/** Returns the names of all benchmark pages. */
export const pageNames = (): string[] =>
  readdirSync(PAGES).filter((name) => existsSync(path.join(PAGES, name, 'index.html')));

/** Builds one page and returns its folder. */
export async function buildPage(name: string): Promise<string> {
  const outDir = path.join(OUTPUT, name);
  await build({
    configFile: false,
    root: path.join(PAGES, name),
    base: './',
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    resolve: { conditions: ['@atrium/source', 'production', ...defaultClientConditions] },
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

if (import.meta.main) {
  const names = process.argv.slice(2);
  for (const name of names.length > 0 ? names : pageNames()) console.log(await buildPage(name));
}
