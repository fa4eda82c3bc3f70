/**
 * Runs only the QA stories and compares them with their baselines in packages/ui/visual, without a cloud account.
 * In another browser than that of the baselines, differences are reported but do not fail. `--update` rewrites them.
 */
import { writeFileSync } from 'node:fs';
import { readArguments } from './arguments.ts';
import { BASELINE_BROWSER, browserVersion, isBaselineBrowser } from './browser.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { run } from './run.ts';

const {
  values: { update },
} = readArguments(
  `npm run visual               the QA stories compared with their baselines
npm run visual -- --update   writes the baselines anew`,
  { update: { type: 'boolean', default: false } },
);
await ensureBrowser();
const { code } = await run(
  'vitest',
  [
    'run',
    ...['stories-light', 'stories-dark'].flatMap((name) => ['--project', name]),
    '--maxWorkers=100%',
    ...(update ? ['--update'] : []),
  ],
  { echo: true, env: { ATRIUM_STORIES: 'pictures' } },
);
if (update) {
  writeFileSync(BASELINE_BROWSER, `${browserVersion()}\n`);
  console.log(`packages/ui/visual has the baselines of ${browserVersion()}`);
} else if (code !== 0 && !isBaselineBrowser()) {
  console.log(
    `\n${browserVersion()} is not the browser of the baselines: the differences above are told, not failed.`,
  );
} else {
  process.exitCode = code;
}
