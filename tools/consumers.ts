/**
 * Tests the packed library as a consumer would: in a new Vite and a new Next.js app in a temporary folder, with React
 * 19.0.0
 * and the newest; type-checked in strict mode, built, served and viewed in a browser, before and after the host's own
 * Tailwind stylesheet. Needs the npm registry and some minutes, so it is not a step of `npm test`.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { readArguments } from './arguments.ts';
import { browserPath } from './browser.ts';
import { ROOT, must, run } from './run.ts';

const { values } = readArguments(
  `npm run test:library                     packs the library and tests it in new Vite and Next.js apps
npm run test:library -- --app vite       tests only this app
npm run test:library -- --react 19.0.0   tests only this version of React
npm run test:library -- --packed <file>  tests this file from npm pack
npm run test:library -- --keep           keeps the apps`,
  {
    app: { type: 'string', default: 'vite,next' },
    react: { type: 'string', default: '19.0.0,latest' },
    packed: { type: 'string' },
    keep: { type: 'boolean', default: false },
    port: { type: 'string', default: '4775' },
  },
);
const TEMPLATES = path.join(ROOT, 'tools/consumers');
/** The pages of each app: one with the host's stylesheet before that of the library, one with it after. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  vite: ['/index.html', '/second.html'],
  next: ['/first', '/second'],
};

/** Sets up the library and the app as on the machine of another team. */
function prepare(folder: string, app: string, react: string, packed: string): string {
  const target = path.join(folder, `${app}-${react}`);
  cpSync(path.join(TEMPLATES, app), target, { recursive: true });
  cpSync(path.join(TEMPLATES, 'shared'), path.join(target, app === 'vite' ? 'src/shared' : 'shared'), {
    recursive: true,
  });
  const file = path.join(target, 'package.json');
  const own = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: object; devDependencies?: object };
  const types = react === '19.0.0' ? '~19.0.0' : '^19';
  writeFileSync(
    file,
    JSON.stringify({
      ...own,
      dependencies: { ...own.dependencies, '@atrium/ui': `file:${packed}`, react, 'react-dom': react },
      devDependencies: { ...own.devDependencies, '@types/react': types, '@types/react-dom': types },
    }),
  );
  return target;
}

/** Returns each fault of a page as a sentence. */
async function look(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  const note = (message: string) => faults.push(message);
  page.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()}`));
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  await page.goto(address, { waitUntil: 'load' });
  const styles = async (selector: string, names: Record<string, string | RegExp>) => {
    const is = await page
      .locator(selector)
      .first()
      .evaluate((element, keys) => {
        const style = getComputedStyle(element);
        return Object.fromEntries(keys.map((key) => [key, style.getPropertyValue(key)]));
      }, Object.keys(names));
    for (const [name, wanted] of Object.entries(names)) {
      const has = is[name] ?? '';
      const holds = typeof wanted === 'string' ? has === wanted : wanted.test(has);
      if (!holds) note(`${selector}: ${name} is ${has}, not ${String(wanted)}`);
    }
  };

  const press = page.getByRole('button', { name: 'Press' });
  await press.click();
  await page.locator('#pressed', { hasText: '1' }).waitFor();
  // The host's own styles are unchanged.
  await styles('#host-padding', { 'padding-left': '64px', color: 'rgb(1, 2, 3)' });
  await styles('#host-list', { 'list-style-type': 'square', 'margin-left': '30px' });
  await styles('#host-button', {
    'border-top-width': '5px',
    'padding-left': '7px',
    'font-family': /Courier/,
  });
  await styles('body', { 'margin-top': '13px', 'background-color': 'rgb(250, 240, 230)' });
  await styles('h1', { 'font-size': '41px', 'font-family': /Courier/ });
  // Library components look as they do in the portal.
  await styles('button[class*="atrium:bg-brand"]', {
    height: '36px',
    'padding-left': '16px',
    color: 'rgb(254, 254, 252)',
    'border-top-style': 'solid',
    'font-family': /IBM Plex Sans/,
    'font-weight': '500',
    cursor: 'pointer',
  });
  await styles('[role=grid] [role=gridcell]', { 'padding-left': '12px', 'font-family': /IBM Plex Sans/ });
  const grid = await page.getByRole('grid', { name: 'Trees' }).boundingBox();
  if ((grid?.height ?? 0) < 90) note(`the grid is ${grid?.height ?? 0} px high`);
  for (const [opener, title, close] of [
    ['Open', 'A question', 'Close'],
    ['Ouvrir', 'Une question', 'Fermer'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    await styles('[role=dialog]', { position: 'fixed', 'font-family': /IBM Plex Sans/ });
    await dialog.getByRole('button', { name: close }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  return faults;
}

async function answers(address: string): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const isThere = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${address} does not respond`);
}

async function tryApp(app: string, target: string, pictures: string): Promise<string[]> {
  for (const args of [
    ['install', '--no-audit', '--no-fund', '--prefer-offline'],
    ...(app === 'next'
      ? [
          ['run', 'build'],
          ['run', 'types'],
        ]
      : [
          ['run', 'types'],
          ['run', 'build'],
        ]),
  ]) {
    const { code, output } = await run('npm', args, { cwd: target, env: { NEXT_TELEMETRY_DISABLED: '1' } });
    // The type declarations of Next.js itself do not pass strict checks with every React version.
    const isOurs = (line: string) => / error TS/.test(line) && !line.startsWith('node_modules/next/');
    if (args[1] === 'types' && output.includes(' error TS') && !output.split('\n').some(isOurs)) continue;
    if (code !== 0) return [`npm ${args.join(' ')}: ${output.slice(-4_000)}`];
  }
  const server = spawn('npm', ['run', 'serve', '--', values.port], {
    cwd: target,
    stdio: 'ignore',
    detached: true,
  });
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  const faults: string[] = [];
  try {
    const base = `http://localhost:${values.port}`;
    for (const [index, route] of (PAGES[app] ?? []).entries()) {
      await answers(base + route);
      const page = await browser.newPage({ viewport: { width: 1_024, height: 768 } });
      const found = await look(page, base + route).catch((error: unknown) => [String(error)]);
      faults.push(...found.map((fault) => `${route} ${fault}`));
      await page.screenshot({ path: path.join(pictures, `${path.basename(target)}-${index + 1}.png`) });
      await page.close();
    }
  } finally {
    await browser.close();
    // The server is a child process of npm, so the whole process group is stopped.
    if (server.pid) process.kill(-server.pid);
  }
  return faults;
}

const folder = mkdtempSync(path.join(tmpdir(), 'atrium-consumers-'));
const pictures = path.join(ROOT, '.cache/consumers');
mkdirSync(pictures, { recursive: true });
if (!values.packed) await must('npm', ['pack', '--workspace', '@atrium/ui', '--pack-destination', folder]);
const packed =
  values.packed ?? path.join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '');
let failed = 0;
for (const app of values.app.split(',')) {
  for (const react of values.react.split(',')) {
    const faults = await tryApp(app, prepare(folder, app, react, packed), pictures);
    failed += faults.length;
    console.log(`${app} with React ${react}: ${faults.length === 0 ? 'ok' : `\n  ${faults.join('\n  ')}`}`);
  }
}
console.log(values.keep ? `The apps are in ${folder}.` : `Screenshots are in ${pictures}.`);
if (!values.keep) rmSync(folder, { recursive: true });
process.exit(failed > 0 ? 1 : 0);
