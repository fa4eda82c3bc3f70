/** Runs each generator and fails if a generated file differs from what its generator writes. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, must } from './run.ts';

const iconFiles = readdirSync(path.join(ROOT, 'packages/ui/src/foundations/generated/icons')).map(
  (name) => `icons/${name}`,
);

const GENERATORS: { command: string[]; files: string[] }[] = [
  {
    command: ['node', 'tools/tokens.ts'],
    files: [
      'packages/server/src/http/generated/page-tokens.css',
      ...['tokens.css', 'tokens.ts', 'atrium.tokens.json', 'icons.ts', ...iconFiles].map(
        (name) => `packages/ui/src/foundations/generated/${name}`,
      ),
    ],
  },
  {
    command: ['node', 'packages/contract/src/routes-main.ts'],
    files: ['routes.ts', 'shapes.ts'].map((name) => `packages/contract/src/generated/${name}`),
  },
  {
    command: ['node', 'tools/phone-plans.ts'],
    files: ['packages/contract/src/generated/phone-plans.ts'],
  },
  {
    command: ['node', 'tools/market-map.ts'],
    files: ['packages/ui/src/information-hub/market-map/generated/outlines.ts'],
  },
];

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const stale: string[] = [];
for (const { command, files } of GENERATORS) {
  const before = files.map(read);
  const [program, ...args] = command;
  await must(program!, args);
  files.forEach((file, index) => {
    if (read(file) !== before[index]) stale.push(`${file} (npm run with: ${command.join(' ')})`);
  });
}
for (const file of stale) console.error(`stale, now rewritten: ${file}`);
process.exitCode = stale.length > 0 ? 1 : 0;
