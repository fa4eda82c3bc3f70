import { existsSync } from 'node:fs';
import { ConfigError } from '../config.ts';
import type { Config } from '../config.ts';
import { makeOnce, takeDataFolder } from '../data-folder.ts';
import { migrateDatabase, openDatabase } from '../database/index.ts';
import type { Database, OpenDatabase } from '../database/index.ts';

const migrated = async (database: OpenDatabase): Promise<OpenDatabase> => {
  await migrateDatabase(database, () => Promise.resolve()).catch(async (error: unknown) => {
    await database.close().catch(() => {});
    throw error;
  });
  return database;
};

/**
 * Runs what a command does on the database of this installation, with its schema up to date. The embedded one is taken for
 * the command alone, so it is refused while a server works on it; beside an external one servers may run.
 */
export async function withDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const folder = await takeDataFolder(config.dataFolder, { alone: config.databaseUrl === null });
  try {
    if (!config.databaseUrl && !existsSync(folder.database)) {
      // Filled with people of its own at its first start, and only while nobody is there.
      if (config.sandbox)
        throw new ConfigError(
          `the sandbox has no bank in ${config.dataFolder} yet: start the server first, or set OIDC_ISSUER or DATABASE_URL for a bank of your own`,
        );
      await makeOnce(folder.database, async (temporary) => {
        await (await migrated(await openDatabase({ folder: temporary }))).close();
      });
    }
    const location = config.databaseUrl ? { url: config.databaseUrl } : { folder: folder.database };
    const database = await migrated(await openDatabase(location));
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  } finally {
    await folder.release();
  }
}
