/** Command line administration: creates the first administrator, shows and revokes calendar feeds (decision 79). */
import { readArguments } from '../../../../tools/arguments.ts';
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { startProblem } from '../start-problem.ts';
import { createAdministrator, readAdministrator } from './create.ts';
import { feedOfPerson, revokeFeedOfPerson } from './feeds.ts';
import { withDatabase } from './own-database.ts';

const USAGE = `npm run admin -- create --email anna.berg@bank.example --name "Anna Berg"
  creates a bank administrator, who signs in with this email address at the OpenID Connect issuer;
  changes nothing if this administrator already exists
  --language fr   language of their emails and first pages: en (default) or fr
npm run admin -- feed --email anna.berg@bank.example
  shows whether a user has a calendar feed, when it was created and when it was last read
npm run admin -- revoke-feed --email anna.berg@bank.example
  revokes the calendar feed of a user, who can create a new one
DATABASE_URL sets the database; without it, the embedded database in ATRIUM_DATA is used, which no server may be using.`;

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
      : `${person.email} is already an administrator; nothing was changed.`;
  };
};

const feed: Command =
  ({ email }) =>
  async (config) => {
    const known = await withDatabase(config, (db) => feedOfPerson(db, email));
    if (!known) return `${email} has no calendar feed.`;
    const { createdAt, lastReadAt, kinds, withNames } = known;
    const what = `${kinds.length === 0 ? 'all kinds' : kinds.join(', ')}, ${withNames ? 'with' : 'without'} names`;
    const read = lastReadAt ? `last read at ${lastReadAt.toISOString()}` : 'never read';
    return `Calendar feed of ${email} (${what}): created at ${createdAt.toISOString()}, ${read}.`;
  };

const revokeFeed: Command =
  ({ email }) =>
  async (config) => {
    const isGone = await withDatabase(config, (db) => revokeFeedOfPerson(db, email, new Date()));
    return isGone
      ? `The calendar feed of ${email} was revoked.`
      : `${email} has no calendar feed; nothing was changed.`;
  };

const COMMANDS: Readonly<Record<string, Command>> = { create, feed, 'revoke-feed': revokeFeed };
const [name = ''] = positionals;
const command = positionals.length === 1 && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command) {
  console.error(
    `${positionals.length === 0 ? 'No command given' : 'Unknown command: use create, feed or revoke-feed'}.\n\n${USAGE}`,
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
