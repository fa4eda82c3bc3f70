/**
 * Sends the stories to Chromatic when CHROMATIC_PROJECT_TOKEN is set. Without an account it builds Storybook and checks
 * what Chromatic would take: QA stories only, in the modes of .storybook/modes.ts.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { answerHelp } from './arguments.ts';
import { ROOT, must, run } from './run.ts';

// All other options are passed on to Chromatic's own command.
answerHelp(
  `npm run chromatic [-- option…]   sends the QA stories to Chromatic if CHROMATIC_PROJECT_TOKEN is set, with options of Chromatic;
                                 otherwise builds Storybook and prints how many stories would be sent`,
);
if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const { code } = await run(
    'chromatic',
    ['--config-file', 'chromatic.config.json', ...process.argv.slice(2)],
    { echo: true },
  );
  process.exit(code);
}

await must('storybook', ['build', '--output-dir', 'storybook-static', '--quiet']);
const index = JSON.parse(readFileSync(path.join(ROOT, 'storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string; tags?: string[] }>;
};
const stories = Object.values(index.entries).filter((entry) => entry.type === 'story');
const qa = stories.filter((entry) => entry.tags?.includes('qa'));
console.log(
  'CHROMATIC_PROJECT_TOKEN is not set: nothing was sent. `npm run visual` compares the same stories locally.',
);
console.log(`${stories.length} stories, of which ${qa.length} are QA stories and would be sent.`);
if (qa.length === 0) process.exitCode = 1;
