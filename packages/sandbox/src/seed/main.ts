/**
 * Starts the embedded database over with a seeded bank, or fills an empty external one: `npm run seed -- --scale 10`
 * makes ten times the clients, people, requests and documents.
 */
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  ConfigError,
  createBlobStore,
  FolderInUseError,
  makeOnce,
  migrateDatabase,
  openDatabase,
  readConfig,
  schema,
  takeDataFolder,
} from '@atrium/server';
import type { OpenDatabase } from '@atrium/server';
import { seedBank } from './seed.ts';

const MAXIMUM_SCALE = 100;

/** The value of `--scale`: how many times the bank. */
function readScale(): number {
  const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
  const scale = Number(values.scale);
  if (!Number.isInteger(scale) || scale < 1 || scale > MAXIMUM_SCALE)
    throw new ConfigError(`--scale is a whole number from 1 to ${MAXIMUM_SCALE}, not ${values.scale}`);
  return scale;
}

try {
  const scale = readScale();
  const config = readConfig();
  const folder = await takeDataFolder(config.dataFolder, { alone: config.databaseUrl === null });
  const blobs = createBlobStore(folder.blobs);
  const startedAt = Date.now();
  const fillEmpty = (database: OpenDatabase): Promise<void> =>
    migrateDatabase(database, async () => {
      const [someone] = await database.db.select({ id: schema.users.id }).from(schema.users).limit(1);
      if (someone) throw new ConfigError('the database at DATABASE_URL already holds people: empty it first');
      await seedBank(database.db, { now: new Date(), scale, blobs });
    });
  try {
    if (config.databaseUrl) {
      const database = await openDatabase({ url: config.databaseUrl });
      await fillEmpty(database).finally(() => database.close());
    } else {
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
  console.log(`Seeded the bank at scale ${scale} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof FolderInUseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
