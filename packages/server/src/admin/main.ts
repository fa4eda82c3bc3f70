/** The first administrator of a bank without people: `npm run admin -- create --email … --name …` (decision 79). */
import { readArguments } from '../../../../tools/arguments.ts';
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { startProblem } from '../start-problem.ts';
import { createAdministrator, readAdministrator } from './create.ts';
import { withDatabase } from './own-database.ts';

const USAGE = `npm run admin -- create --email anna.berg@bank.example --name "Anna Berg"
  makes an administrator of the bank, who signs in with that address at the issuer of the installation;
  where there is one under the address already, nothing is changed
  --language fr   the language of their e-mails and first pages: en (default) or fr
DATABASE_URL names the database; without it the embedded one below ATRIUM_DATA, which no server may be using.`;

const { values, positionals } = readArguments(
  USAGE,
  { email: { type: 'string' }, name: { type: 'string' }, language: { type: 'string' } },
  { allowPositionals: true },
);
if (positionals.length !== 1 || positionals[0] !== 'create') {
  console.error(
    `${positionals.length === 0 ? 'What to do is missing' : 'create is all it does'}.\n\n${USAGE}`,
  );
  process.exit(2);
}

let config: Config | undefined;
try {
  const person = readAdministrator(values);
  config = readConfig();
  const outcome = await withDatabase(config, (db) =>
    createAdministrator(db, person, { id: crypto.randomUUID(), now: new Date() }),
  );
  console.log(
    outcome === 'created'
      ? `${person.firstName} ${person.lastName} is an administrator and signs in as ${person.email}.`
      : `${person.email} is an administrator already; nothing was changed.`,
  );
} catch (error) {
  const problem = await startProblem(error, config);
  if (problem === null) throw error;
  console.error(problem);
  process.exitCode = 1;
}
