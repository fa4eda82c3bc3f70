/** Clients, legal entities, contracts, people and rights from CSV files: `npm run import -- <folder>` (decision 79). */
import { readArguments } from '../../../../tools/arguments.ts';
import { withDatabase } from '../admin/index.ts';
import { ConfigError, readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { startProblem } from '../start-problem.ts';
import { importLines } from './import.ts';
import { CLIENTS, CONTRACTS, LEGAL_ENTITIES } from './organisation.ts';
import { PEOPLE, RIGHTS } from './people.ts';
import { readFolder } from './read.ts';

/** In the order of their dependencies. */
const FILES = [CLIENTS, LEGAL_ENTITIES, CONTRACTS, PEOPLE, RIGHTS];

const USAGE = `npm run import -- --as anna.berg@bank.example <folder>
  imports ${FILES.map(({ file }) => file).join(', ')} from the folder, all lines or none;
  can be repeated: existing records are updated if a line differs, and never duplicated
  --as         address of the bank administrator who is recorded as the author in the audit trail
  --dry-run    reports the outcome of each line and writes nothing
DATABASE_URL sets the database; without it, the embedded database in ATRIUM_DATA is used, which no server may be using.
docs/how-to/import.md describes the columns.`;

const { values, positionals } = readArguments(
  USAGE,
  { as: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  { allowPositionals: true },
);
const [folder] = positionals;
if (folder === undefined || positionals.length > 1) {
  console.error(`${folder === undefined ? 'No folder given' : 'Only one folder can be given'}.\n\n${USAGE}`);
  process.exit(2);
}

let config: Config | undefined;
try {
  const { as: by = '', 'dry-run': isDryRun } = values;
  if (by === '') throw new ConfigError('--as is missing: the address of a bank administrator');
  const lines = await readFolder(folder, FILES);
  config = readConfig();
  const reports = await withDatabase(config, (db) =>
    importLines(db, FILES, lines, { by, isDryRun, now: new Date(), newId: () => crypto.randomUUID() }),
  );
  for (const { file, line, outcome, text } of reports) console.log(`${file}:${line} ${outcome}: ${text}`);
  const count = (wanted: string) => reports.filter(({ outcome }) => outcome === wanted).length;
  const refused = count('refused');
  const isWritten = !isDryRun && refused === 0;
  console.log(
    `${count('created')} created, ${count('changed')} changed, ${count('unchanged')} unchanged, ${refused} refused; ${isWritten ? 'written' : 'nothing was written'}.`,
  );
  if (refused > 0) process.exitCode = 1;
} catch (error) {
  const problem = await startProblem(error, config);
  if (problem === null) throw error;
  console.error(problem);
  process.exitCode = 1;
}
