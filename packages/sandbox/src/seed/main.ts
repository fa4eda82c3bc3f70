/**
 * Replaces the embedded database by a newly seeded bank, or fills an empty external one: `npm run seed -- --scale 10`
 * creates ten times as many clients, people, requests and documents.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import {
  ConfigError,
  makeOnce,
  migrateDatabase,
  openDatabase,
  openFiles,
  readConfig,
  schema,
  startProblem,
  takeDataFolder,
} from '@atrium/server';
import type { Config, OpenDatabase } from '@atrium/server';
import { readArguments } from '../../../../tools/arguments.ts';
import { seedBank } from './seed.ts';

const MAXIMUM_SCALE = 100;

const USAGE = `npm run seed                 deletes all data in the data folder and creates new demo data, after confirmation
npm run seed -- --yes        without confirmation
npm run seed -- --scale 10   ten times as many clients, users, requests and documents; at most ${MAXIMUM_SCALE}
ATRIUM_DATA sets the data folder; with DATABASE_URL, an empty external database is filled instead.`;

/** Parses the scale; throws a ConfigError unless it is a whole number from 1 to MAXIMUM_SCALE. */
function scaleOf(value: string): number {
  const scale = Number(value);
  if (!Number.isInteger(scale) || scale < 1 || scale > MAXIMUM_SCALE)
    throw new ConfigError(`--scale must be a whole number from 1 to ${MAXIMUM_SCALE}, not ${value}`);
  return scale;
}

/** Asks whether the bank of a folder may be deleted; throws a ConfigError if not, or without a terminal. */
async function confirmReplacing(folder: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new ConfigError(
      `the folder ${folder} contains data: use --yes to delete it and create new demo data`,
    );
  const dialog = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await dialog.question(
    `Delete all data in ${folder}, including everything added since it was created? [y/N] `,
  );
  dialog.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new ConfigError('nothing was changed');
}

const { values } = readArguments(USAGE, {
  scale: { type: 'string', default: '1' },
  yes: { type: 'boolean', default: false },
});

let config: Config | undefined;
try {
  const scale = scaleOf(values.scale);
  config = readConfig();
  const folder = await takeDataFolder(config.dataFolder, { alone: config.databaseUrl === null });
  const { blobs } = await openFiles(config, folder.blobs);
  const startedAt = Date.now();
  const fillEmpty = (database: OpenDatabase): Promise<void> =>
    migrateDatabase(database, async () => {
      const [someone] = await database.db.select({ id: schema.users.id }).from(schema.users).limit(1);
      if (someone)
        throw new ConfigError('the database at DATABASE_URL already contains users: empty it first');
      const onStep = (name: string) => console.log(`Creating ${name}…`);
      await seedBank(database.db, { now: new Date(), scale, blobs, onStep });
    });
  try {
    if (config.databaseUrl) {
      const database = await openDatabase({ url: config.databaseUrl });
      await fillEmpty(database).finally(() => database.close());
    } else {
      // Files without a database belong to an external one, whose URL is missing here.
      const isTaken = [folder.database, folder.blobs].some((part) => existsSync(part));
      if (isTaken && !values.yes) await confirmReplacing(config.dataFolder);
      await rm(folder.database, { recursive: true, force: true });
      await rm(folder.blobs, { recursive: true, force: true });
      await makeOnce(folder.database, async (temporary) => {
        const database = await openDatabase({ folder: temporary });
        await fillEmpty(database).finally(() => database.close());
      });
    }
  } finally {
    await folder.release();
  }
  console.log(`Created demo data at scale ${scale} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
} catch (error) {
  const problem = await startProblem(error, config);
  if (problem === null) throw error;
  console.error(problem);
  process.exitCode = 1;
}
