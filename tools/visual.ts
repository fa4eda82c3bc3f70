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
  `npm run visual               compares the QA stories with their baselines
npm run visual -- --update   updates the baselines`,
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
  console.log(`updated the baselines in packages/ui/visual with ${browserVersion()}`);
} else if (code !== 0 && !isBaselineBrowser()) {
  console.log(
    `\n${browserVersion()} is not the browser of the baselines: the differences above are reported, but are not failures.`,
  );
} else {
  process.exitCode = code;
}
