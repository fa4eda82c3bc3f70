/** Programs of an installation that may be present on this machine: PostgreSQL, PgBouncer, HAProxy. */
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './server-process.ts';

export interface Program {
  readonly port: number;
  stop(): Promise<void>;
}

/** Returns the path of a program in its newest version; null if it is not installed. */
function find(name: string): string | null {
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    '/usr/sbin',
  ];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

export const programs = {
  initdb: find('initdb'),
  postgres: find('postgres'),
  pgbouncer: find('pgbouncer'),
  haproxy: find('haproxy'),
};

/** PostgreSQL and PgBouncer refuse to run as root, so they then run as the account of their package. */
function account(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const own = (...files: string[]) => {
  const { uid, gid } = account();
  if (uid !== undefined && gid !== undefined) for (const file of files) chownSync(file, uid, gid);
};

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.destroy());
  });

/** Waits until a program accepts connections. */
async function running(child: ChildProcess, port: number, signal: NodeJS.Signals): Promise<Program> {
  let said = '';
  child.stdout?.on('data', (piece) => (said += String(piece)));
  child.stderr?.on('data', (piece) => (said += String(piece)));
  const ended = once(child, 'exit');
  for (let attempt = 0; !(await answers(port)); attempt += 1) {
    if (child.exitCode !== null || attempt > 300) throw new Error(`a program did not start: ${said}`);
    await pause(100);
  }
  return {
    port,
    stop: async () => {
      child.kill(signal);
      await ended;
    },
  };
}

const HOST = '127.0.0.1';

async function serves(port: number): Promise<boolean> {
  const client = new pg.Client({ host: HOST, port, user: 'atrium', database: 'postgres' });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Starts a new PostgreSQL with the passwordless account `atrium` and an empty database of that name. */
export async function startPostgres(folder: string): Promise<Program> {
  await mkdir(folder, { recursive: true });
  own(folder);
  const data = path.join(folder, 'data');
  const as = { ...account(), cwd: folder, stdio: 'pipe' } as const;
  const port = await freePort();
  execFileSync(
    programs.initdb!,
    ['-D', data, '-U', 'atrium', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
    as,
  );
  const server = spawn(
    programs.postgres!,
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      `listen_addresses=${HOST}`,
      '-c',
      `unix_socket_directories=${folder}`,
    ],
    as,
  );
  // SIGINT is the fast shutdown: open connections are cut.
  const program = await running(server, port, 'SIGINT');
  // PostgreSQL accepts connections before it can serve them.
  for (let attempt = 0; !(await serves(port)); attempt += 1) {
    if (attempt > 300) throw new Error('PostgreSQL does not respond');
    await pause(100);
  }
  return program;
}

/** Starts PgBouncer in transaction mode, configured as in an installation: connection settings are not passed on. */
export async function startPgBouncer(folder: string, database: number): Promise<Program> {
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const users = path.join(folder, 'users.txt');
  await writeFile(users, '"atrium" ""\n');
  await writeFile(
    file,
    `[databases]
* = host=${HOST} port=${database}
[pgbouncer]
listen_addr = ${HOST}
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 15
max_client_conn = 200
`,
  );
  own(folder, file, users);
  return running(
    spawn(programs.pgbouncer!, [file], { ...account(), cwd: folder, stdio: 'pipe' }),
    port,
    'SIGINT',
  );
}

/**
 * Starts HAProxy in front of the instances, using only those that are ready. A call with `x-instance: 1` goes to the
 * first one while it is available.
 */
export async function startHaProxy(
  folder: string,
  instances: readonly number[],
  port: number,
): Promise<Program> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'haproxy.cfg');
  const names = instances.map((_, index) => String(index + 1));
  await writeFile(
    file,
    `defaults
  mode http
  timeout connect 3s
  timeout client 60s
  timeout server 60s
  timeout check 5s
  option forwardfor
frontend portal
  bind ${HOST}:${port}
  default_backend instances
backend instances
  balance roundrobin
  option httpchk GET /readyz
  option redispatch
  default-server inter 500ms fall 2 rise 1
${names.map((name) => `  use-server instance${name} if { req.hdr(x-instance) ${name} }`).join('\n')}
${names.map((name, index) => `  server instance${name} ${HOST}:${instances[index]} check`).join('\n')}
`,
  );
  return running(spawn(programs.haproxy!, ['-f', file, '-db'], { stdio: 'pipe' }), port, 'SIGTERM');
}
