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
 * Runs `work` on the database of this installation, after migrating it. The embedded database is locked for the command, so
 * this fails while a server uses it; with an external database servers may run at the same time.
 */
export async function withDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const folder = await takeDataFolder(config.dataFolder, { alone: config.databaseUrl === null });
  try {
    if (!config.databaseUrl && !existsSync(folder.database)) {
      // The server seeds the sandbox with users at its first start, and only into an empty database.
      if (config.sandbox)
        throw new ConfigError(
          `${config.dataFolder} contains no sandbox data yet: start the server first, or set OIDC_ISSUER or DATABASE_URL for an installation of your own`,
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
