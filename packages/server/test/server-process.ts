/** Starts a real server in a separate process, on a free port. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** The server with the sandbox, as run by `npm start`. */
const MAIN = path.resolve(import.meta.dirname, '../../sandbox/src/main.ts');
/** The server without the sandbox. */
export const SERVER_ALONE = path.resolve(import.meta.dirname, '../src/main.ts');
/** A first start seeds the whole bank, which takes long on a busy machine. */
const START_MS = 240_000;

/** Variables that only the test may set; values from the environment of the run are removed. */
const OF_AN_INSTALLATION = [
  'DATABASE_URL',
  'FILES_URL',
  'SANDBOX',
  'OIDC_ISSUER',
  'PUBLIC_URL',
  'HOST',
  'TRUST_PROXY',
  'SMTP_URL',
  'MAIL_FROM',
  'NODE_ENV',
  'NODE_OPTIONS',
];

export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Stops it with a signal and returns its exit code; null if the signal killed it. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>;
}

/** Returns a port that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a server; rejects with its output if it exits before it answers. */
export async function startProcess(
  dataFolder: string,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
  main = MAIN,
): Promise<ServerProcess> {
  const port = await freePort();
  const inherited = { ...process.env };
  for (const name of OF_AN_INSTALLATION) delete inherited[name];
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...inherited, PORT: String(port), ATRIUM_DATA: dataFolder, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const timeout = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the server did not start in time: ${output}`));
    }, START_MS);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Atrium is at')) {
        clearTimeout(timeout);
        resolve();
      }
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => {
      clearTimeout(timeout);
      reject(new Error(output));
    });
  });
  return {
    url: `http://localhost:${port}`,
    port,
    process: child,
    output: () => output,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
