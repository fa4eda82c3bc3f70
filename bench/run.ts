/** Measures the benchmark pages in headless Chromium and prints a table for each page. */
import { createReadStream, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { readArguments } from '../tools/arguments.ts';
import { ensureBrowser } from '../tools/ensure-browser.ts';
import { OUTPUT, buildPage, pageNames } from './build.ts';
import { measures } from './measures.ts';

const USAGE = `npm run bench -- [page…] [--runs 5] [--rows 1000,10000,100000]
Measures benchmark pages in a browser. Pages: ${pageNames().join(', ')}; default: all.`;

const { values, positionals } = readArguments(
  USAGE,
  {
    runs: { type: 'string', default: '5' },
    rows: { type: 'string', default: '1000,10000,100000' },
  },
  { allowPositionals: true },
);
const unknown = positionals.filter((name) => !pageNames().includes(name));
if (unknown.length > 0) {
  console.error(`unknown page: ${unknown.join(', ')}\n\n${USAGE}`);
  process.exit(2);
}
const runs = Number(values.runs);
const rows = values.rows.split(',').map(Number);
const pages = positionals.length > 0 ? positionals : pageNames();

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const server = createServer((request, response) => {
  const file = path.join(
    OUTPUT,
    decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname),
  );
  if (!file.startsWith(OUTPUT) || !existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-store',
  });
  return createReadStream(file).pipe(response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const executablePath = await ensureBrowser();
const harness = readFileSync(path.join(import.meta.dirname, 'harness.js'), 'utf8');

async function open(name: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-frame-rate-limit',
      '--disable-gpu-vsync',
    ],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(harness);
  await page.goto(`${origin}/${name}/index.html`);
  return { page, close: () => browser.close() };
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
const kilobytes = (name: string) => {
  const files = readdirSync(path.join(OUTPUT, name), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  return (
    files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(OUTPUT, name, file))).length, 0) / 1000
  );
};

const results: Record<string, Record<string, Record<string, number>>> = {};
const failed: string[] = [];
async function measurePage(name: string): Promise<void> {
  await buildPage(name);
  const measure = measures[name];
  if (!measure) throw new Error(`no measurement for the page ${name}`);
  for (const size of measure.sizes ? rows : [0]) {
    const samples: Record<string, number>[] = [];
    for (let index = 0; index < runs; index += 1) {
      const { page, close } = await open(name);
      try {
        samples.push(await measure.run(page, size));
      } finally {
        await close();
      }
    }
    const keys = Object.keys(samples[0] ?? {});
    const row = Object.fromEntries(
      keys.map((key) => [key, Number(median(samples.map((sample) => sample[key]!)).toFixed(2))]),
    );
    (results[name] ??= {})[size ? `${size} rows` : 'median'] = {
      ...row,
      'js kB gz': Number(kilobytes(name).toFixed(1)),
    };
  }
}
for (const name of pages) {
  try {
    await measurePage(name);
  } catch (error) {
    console.error(`the page ${name} failed: ${(error as Error).message}`);
    failed.push(name);
  }
}
server.close();
console.log(
  `median of ${runs}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(2)}, in ms unless stated otherwise`,
);
for (const [name, table] of Object.entries(results)) {
  console.log(`\n${name}`);
  console.table(table);
}
mkdirSync(path.join(import.meta.dirname, 'results'), { recursive: true });
writeFileSync(
  path.join(import.meta.dirname, 'results/latest.json'),
  JSON.stringify({ at: new Date().toISOString(), runs, results }, null, 2),
);
if (failed.length > 0) {
  console.error(`not measured: ${failed.join(', ')}`);
  process.exitCode = 1;
}
