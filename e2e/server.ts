import { spawn } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seededBank } from '../packages/server/test/seeded-bank.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** State shared by set-up, tests and tear-down: folder and process of the server. */
const STATE = path.join(ROOT, '.cache/journeys-server.json');
const PORT = Number(process.env['JOURNEYS_PORT'] ?? 4390);
export const BASE_URL = `http://localhost:${PORT}`;
/** Stops a hanging start, but is long enough for a busy machine. */
const START_MS = 240_000;

interface State {
  pid: number;
  folder: string;
}

const readState = (): State => JSON.parse(readFileSync(STATE, 'utf8')) as State;

async function answers(): Promise<boolean> {
  try {
    return (await fetch(`${BASE_URL}/settings.json`)).ok;
  } catch {
    return false;
  }
}

/** Creates a folder with the seeded bank. */
async function newFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'atrium-journeys-'));
  cpSync(await seededBank(), path.join(folder, 'data'), { recursive: true });
  return folder;
}

/** Starts the server on the folder of this run, creating it the first time, and waits until it answers. */
export async function startServer(): Promise<void> {
  if (await answers()) throw new Error(`something else listens at ${BASE_URL}: set JOURNEYS_PORT`);
  const folder = existsSync(STATE) ? readState().folder : await newFolder();
  const log = path.join(folder, 'server.log');
  const output = openSync(log, 'a');
  const server = spawn(process.execPath, [path.join(ROOT, 'packages/sandbox/src/main.ts')], {
    env: {
      ...process.env,
      PORT: String(PORT),
      PUBLIC_URL: BASE_URL,
      ATRIUM_DATA: path.join(folder, 'data'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  server.unref();
  mkdirSync(path.dirname(STATE), { recursive: true });
  writeFileSync(STATE, JSON.stringify({ pid: server.pid, folder }));
  const deadline = Date.now() + START_MS;
  while (!(await answers())) {
    if (server.exitCode !== null || Date.now() > deadline) {
      throw new Error(`the server did not start: ${readFileSync(log, 'utf8')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Stops the server with a signal and waits for the process to exit. */
export async function stopServer(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const { pid } = readState();
  const isAlive = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  if (isAlive()) process.kill(pid, signal);
  while (isAlive()) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Deletes the folder and the state file of this run. */
export function removeFolder(): void {
  rmSync(readState().folder, { recursive: true, force: true });
  rmSync(STATE, { force: true });
}

/** Whether an aborted run left its server running. */
export const isLeftOver = (): boolean => existsSync(STATE);
