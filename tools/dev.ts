/**
 * Development: the reference server, which restarts when its sources change, and the portal with hot reload in front of
 * it. Open the printed address; PORT and PORTAL_PORT set the two ports.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { readArguments } from './arguments.ts';
import { ROOT, must } from './run.ts';

const { values } = readArguments(
  `npm run dev              runs the server and the portal with hot reload on http://localhost:5173
npm run dev -- --fresh   deletes all data and creates new demo data
PORT and PORTAL_PORT set the two ports, ATRIUM_DATA the data folder.`,
  { fresh: { type: 'boolean' } },
);
// Before the server starts, because a restart on change repeats its arguments and would seed again.
if (values.fresh) {
  console.log('Creating demo data, which takes a few seconds…');
  await must('node', ['packages/sandbox/src/seed/main.ts', '--yes']);
}
const serverPort = process.env['PORT'] ?? '4000';
const portalPort = process.env['PORTAL_PORT'] ?? '5173';
const bin = path.join(ROOT, 'node_modules/.bin');

function start(command: string, args: readonly string[], env: Record<string, string>): ChildProcess {
  return spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, PATH: [bin, process.env['PATH']].join(path.delimiter), ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

const children = [
  start('node', ['--watch', '--watch-preserve-output', 'packages/sandbox/src/main.ts'], {
    PORT: serverPort,
    PUBLIC_URL: `http://localhost:${portalPort}`,
  }),
  start('vite', ['packages/portal', '--port', portalPort, '--strictPort'], {
    ATRIUM_SERVER: `http://localhost:${serverPort}`,
  }),
];

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// One is useless without the other: when either ends, the other is stopped.
for (const child of children) {
  child.on('exit', (code) => {
    if (!stopping && code) process.exitCode = code;
    stop();
  });
}
