/** Command line administration: creates the first administrator, shows and revokes calendar feeds (decision 79). */
import { readArguments } from '../../../../tools/arguments.ts';
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { startProblem } from '../start-problem.ts';
import { createAdministrator, readAdministrator } from './create.ts';
import { feedOfPerson, revokeFeedOfPerson } from './feeds.ts';
import { withDatabase } from './own-database.ts';

const USAGE = `npm run admin -- create --email anna.berg@bank.example --name "Anna Berg"
  makes an administrator of the bank, who signs in with that address at the issuer of the installation;
  where there is one under the address already, nothing is changed
  --language fr   the language of their e-mails and first pages: en (default) or fr
npm run admin -- feed --email anna.berg@bank.example
  says whether programs can read the expiry calendar of a person, since when, and when one did last
npm run admin -- revoke-feed --email anna.berg@bank.example
  takes that private address away; the person can make another one
DATABASE_URL names the database; without it the embedded one below ATRIUM_DATA, which no server may be using.`;

const { values, positionals } = readArguments(
  USAGE,
  { email: { type: 'string' }, name: { type: 'string' }, language: { type: 'string' } },
  { allowPositionals: true },
);
type Values = typeof values;

/** Validates its arguments before the server's settings are read; the returned function runs the command. */
type Command = (given: Values) => (config: Config) => Promise<string>;

const create: Command = (given) => {
  const person = readAdministrator(given);
  return async (config) => {
    const outcome = await withDatabase(config, (db) =>
      createAdministrator(db, person, { id: crypto.randomUUID(), now: new Date() }),
    );
    return outcome === 'created'
      ? `${person.firstName} ${person.lastName} is an administrator and signs in as ${person.email}.`
      : `${person.email} is an administrator already; nothing was changed.`;
  };
};

const feed: Command =
  ({ email }) =>
  async (config) => {
    const known = await withDatabase(config, (db) => feedOfPerson(db, email));
    if (!known) return `${email} has no address at which programs read the expiry calendar.`;
    const { createdAt, lastReadAt, kinds, withNames } = known;
    const what = `${kinds.length === 0 ? 'everything' : kinds.join(', ')}, ${withNames ? 'with' : 'without'} names`;
    const read = lastReadAt ? `read last at ${lastReadAt.toISOString()}` : 'never read';
    return `Programs read the expiry calendar of ${email} (${what}) since ${createdAt.toISOString()}; ${read}.`;
  };

const revokeFeed: Command =
  ({ email }) =>
  async (config) => {
    const isGone = await withDatabase(config, (db) => revokeFeedOfPerson(db, email, new Date()));
    return isGone
      ? `The address of ${email} is taken away: programs read nothing there any more.`
      : `${email} has no such address; nothing was changed.`;
  };

const COMMANDS: Readonly<Record<string, Command>> = { create, feed, 'revoke-feed': revokeFeed };
const [name = ''] = positionals;
const command = positionals.length === 1 && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command) {
  console.error(
    `${positionals.length === 0 ? 'What to do is missing' : 'create, feed and revoke-feed are all it does'}.\n\n${USAGE}`,
  );
  process.exit(2);
}

let config: Config | undefined;
try {
  const run = command(values);
  config = readConfig();
  console.log(await run(config));
} catch (error) {
  const problem = await startProblem(error, config);
  if (problem === null) throw error;
  console.error(problem);
  process.exitCode = 1;
}
