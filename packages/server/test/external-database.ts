import pg from 'pg';

export interface ExternalDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

async function query(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** Creates a database on the server of TEST_DATABASE_URL, whose account must have the right to; null if it is not set. */
export async function externalDatabase(): Promise<ExternalDatabase | null> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return null;
  const name = `atrium_test_${process.pid}_${Date.now()}`;
  await query(server, `create database ${name} encoding 'UTF8' template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => query(server, `drop database ${name} with (force)`) };
}
