/**
 * Compares the QA stories with their baselines in packages/ui/visual, without an account anywhere. The baselines are
 * made with one browser (packages/ui/visual/browser.txt); with another one the differences are told, not failed. `--update`
 * writes them anew.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './arguments.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { ROOT, run } from './run.ts';

const { values } = readArguments(
  `npm run visual               the QA stories compared with their baselines
npm run visual -- --update   writes the baselines anew`,
  { update: { type: 'boolean', default: false } },
);
const browser = await ensureBrowser();
const version = spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout.trim();
/** Names the browser that the baselines were made with. */
const BROWSER = path.join(ROOT, 'packages/ui/visual/browser.txt');
const same = existsSync(BROWSER) && readFileSync(BROWSER, 'utf8').trim() === version;
const { update } = values;
const { code } = await run(
  'vitest',
  ['run', '--config', 'tools/visual.config.ts', '--maxWorkers=100%', ...(update ? ['--update'] : [])],
  { echo: true },
);
if (code !== 0 && !same && !update) {
  console.log(
    `\n${version || browser} is not the Chromium of the baselines: the differences above are told, not failed.`,
  );
} else {
  process.exitCode = code;
}
if (update) {
  writeFileSync(BROWSER, `${version}\n`);
  console.log(`baselines of ${version} are in ${ROOT}/packages/ui/visual`);
}
