/**
 * Prints, per area, which rows of the requirements register are named by a test or a story and which are not, and the
 * decisions that document a deliberate deviation. `npm run requirements -- PLAT NAV` shows only these areas.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './arguments.ts';
import { idsIn, idsInCode } from './requirement-ids.ts';
import { ROOT, run } from './run.ts';

interface Row {
  id: string;
  area: string;
  requirement: string;
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const rows: Row[] = read('docs/requirements.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', area = '', , requirement = ''] = line.split('\t');
    return { id, area, requirement };
  });

const listed = async (...patterns: string[]) =>
  (await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns])).output
    .split('\n')
    .filter(Boolean);
const tests = await listed('*.test.ts', '*.test.tsx', '*.stories.tsx', '*.spec.ts', '*.spec.tsx');
const decisions = await listed('docs/decisions/*.md');

const namedIn = (files: string[], idsOf: (text: string) => Set<string>) => {
  const found = new Map<string, string[]>();
  for (const file of files) {
    for (const id of idsOf(read(file))) found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
};
const tested = namedIn(tests, idsInCode);
const decided = namedIn(decisions, idsIn);

const { positionals: wanted } = readArguments(
  `npm run requirements               lists by area which requirements have a test or a story
npm run requirements -- <area>…    with tests and texts, for these areas only, such as PLAT NAV`,
  {},
  { allowPositionals: true },
);
const areas = [...new Set(rows.map((row) => row.area))].filter(
  (area) => wanted.length === 0 || wanted.includes(area),
);
let covered = 0;
let counted = 0;
for (const area of areas) {
  const own = rows.filter((row) => row.area === area);
  const named = own.filter((row) => tested.has(row.id));
  const otherwise = own.filter((row) => !tested.has(row.id) && decided.has(row.id));
  const missing = own.filter((row) => !tested.has(row.id) && !decided.has(row.id));
  covered += named.length;
  counted += own.length;
  console.log(
    `\n${area}: ${named.length} of ${own.length} have a test or story${otherwise.length ? `, ${otherwise.length} a decision only` : ''}`,
  );
  if (wanted.length > 0) {
    for (const row of named) console.log(`  ${row.id}  ${tested.get(row.id)!.join(', ')}`);
    for (const row of otherwise) console.log(`  ${row.id}  (decision) ${decided.get(row.id)!.join(', ')}`);
  }
  if (missing.length > 0) {
    console.log('  without any:');
    const width = wanted.length > 0 ? 110 : 0;
    if (width) for (const row of missing) console.log(`    ${row.id}  ${row.requirement.slice(0, width)}`);
    else console.log(`    ${missing.map((row) => row.id).join(' ')}`);
  }
}
const known = new Set(rows.map((row) => row.id));
const strangers = [...tested.keys()].filter(
  (id) => rows.some((row) => id.startsWith(`${row.area}-`)) && !known.has(id),
);
if (strangers.length > 0)
  console.log(`\nin tests, but not in docs/requirements.tsv: ${strangers.join(', ')}`);
console.log(`\n${covered} of ${counted} requirements have a test or story`);
process.exitCode = strangers.length > 0 ? 1 : 0;
