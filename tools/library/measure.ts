/** Measures what single components of the built library add to a host that has React: bundled, minified and gzipped. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { DIST } from './build.ts';

/** In kB of 1,000 bytes (issue 10, point 5). */
const GOALS = [
  { name: 'Button', area: 'controls', limit: 8 },
  { name: 'Dialog', area: 'overlays', limit: 25 },
  { name: 'DataGrid', area: 'data', limit: 50 },
] as const;

async function weigh(name: string, area: string, folder: string): Promise<number> {
  const entry = path.join(folder, `${name}.js`);
  writeFileSync(entry, `export { ${name} } from ${JSON.stringify(path.join(DIST, area, 'index.js'))};`);
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => /^(react|react-dom)(\/|$)/.test(id),
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
  );
  // Chunks that a component imports dynamically do not count.
  const first = new Set<string>();
  const follow = (fileName: string): void => {
    if (first.has(fileName)) return;
    first.add(fileName);
    chunks.get(fileName)?.imports.forEach(follow);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) follow(chunk.fileName);
  return (
    [...first].reduce((sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).length, 0) /
    1_000
  );
}

/** Prints the size of each component and returns those above their limit, as sentences. */
export async function measureComponents(): Promise<string[]> {
  const over: string[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'atrium-library-'));
  for (const { name, area, limit } of GOALS) {
    const size = await weigh(name, area, folder);
    console.log(`${name.padEnd(10)} ${size.toFixed(1).padStart(5)} kB of ${limit}`);
    if (size > limit) over.push(`${name} adds ${size.toFixed(1)} kB to React, the limit is ${limit}`);
  }
  rmSync(folder, { recursive: true });
  return over;
}
