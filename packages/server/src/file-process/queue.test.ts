import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fileProcess, Interrupted, LimitPassed } from './queue.ts';

const MODULES = pathToFileURL(import.meta.dirname).href;
/** Long enough for a busy machine. */
const PATIENCE = 50_000;

/** What the worker process of these tests does with a file of one byte. */
const ACTS = {
  say: `return { pid: process.pid, env: Object.keys(process.env) };`,
  fillHeap: `const all = []; for (;;) all.push(all.length);`,
  fillMemory: `const all = []; for (;;) all.push(Buffer.alloc(16 * 1024 * 1024, 1));`,
  loop: `require('node:fs').writeFileSync(module.filename + '.pid', String(process.pid)); for (;;);`,
  exit: `process.exit(3);`,
  stop: `process.kill(process.pid, 'SIGTERM'); return new Promise(() => {});`,
};
const NAMES = Object.keys(ACTS) as (keyof typeof ACTS)[];
type Act = keyof typeof ACTS;

let folder: string;
let module: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'file-process-'));
  module = path.join(folder, 'worker.cjs');
  const acts = NAMES.map((name) => `async () => { ${ACTS[name]} }`).join(',');
  await writeFile(
    module,
    `const acts = [${acts}];
    import('${MODULES}/worker.ts').then(({ serveFiles }) => serveFiles(({ bytes }) => acts[bytes[0]]()));`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

const fileOf = (act: Act) => ({ bytes: Uint8Array.of(NAMES.indexOf(act)) });

function queue(idleMs = 1000, script = module) {
  const inTurn = fileProcess<{ bytes: Uint8Array<ArrayBuffer> }, { pid: number; env: string[] }>({
    module: pathToFileURL(script),
    heapMb: 128,
    memoryMb: 512,
    idleMs,
  });
  return (act: Act, patience = PATIENCE) => inTurn(() => Promise.resolve(fileOf(act)), patience);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('process of files', () => {
  it('answers several files in one process, without the environment of the server', async () => {
    const ask = queue();
    const [one, two] = await Promise.all([ask('say'), ask('say')]);
    expect(one).toEqual({ pid: expect.any(Number) as number, env: [] });
    expect(two!.pid).toBe(one!.pid);
    expect(one!.pid).not.toBe(process.pid);
  });

  it.each([
    ['fillHeap', 'takes too much memory'],
    ['fillMemory', 'takes too much memory'],
    ['exit', 'makes its process end with code 3'],
  ] as const)(
    'a file that does %s ends its process, not the server, and the next one is read',
    async (act, why) => {
      const ask = queue();
      const first = ask(act);
      const second = ask('say');
      await expect(first).rejects.toThrow(new LimitPassed(why));
      expect(await second).toMatchObject({ env: [] });
    },
  );

  it('a file that takes too long is given up with its process', async () => {
    const ask = queue();
    await ask('say');
    await expect(ask('loop', 500)).rejects.toThrow(new LimitPassed('takes too long'));
    const pid = Number(await readFile(`${module}.pid`, 'utf8'));
    await vi.waitUntil(() => !isRunning(pid), PATIENCE);
    expect(await ask('say')).toMatchObject({ env: [] });
  });

  it('a process that is ended from outside does not blame the file', async () => {
    await expect(queue()('stop')).rejects.toThrow(Interrupted);
  });

  it.each([
    ['fails', `throw new Error('no memory');`],
    ['is ended at once', `process.kill(process.pid, 'SIGABRT');`],
  ])('a process whose start %s does not blame the file, nor the next one', async (_how, start) => {
    const script = path.join(folder, 'start.cjs');
    await writeFile(script, start);
    const ask = queue(1000, script);
    await expect(ask('say')).rejects.toThrow(Interrupted);
    await writeFile(script, await readFile(module, 'utf8'));
    expect(await ask('say')).toMatchObject({ env: [] });
  });

  it('an idle process ends', async () => {
    const { pid } = (await queue(1)('say'))!;
    await vi.waitUntil(() => !isRunning(pid), PATIENCE);
    expect(isRunning(pid)).toBe(false);
  });

  it('a busy process ends when its server was killed', async () => {
    const server = path.join(folder, 'server.mts');
    await writeFile(
      server,
      `import { fileProcess } from '${MODULES}/queue.ts';
      const inTurn = fileProcess({ module: new URL('${pathToFileURL(module).href}'), heapMb: 128, memoryMb: 512, idleMs: 1000 });
      await inTurn(async () => ({ bytes: Uint8Array.of(${NAMES.indexOf('loop')}) }), ${PATIENCE});`,
    );
    await rm(`${module}.pid`, { force: true });
    const process = spawn('node', [server], { stdio: 'ignore' });
    const pid = await vi.waitUntil(
      async () => Number(await readFile(`${module}.pid`, 'utf8').catch(() => '')),
      PATIENCE,
    );
    expect(isRunning(pid)).toBe(true);
    process.kill('SIGKILL');
    await once(process, 'exit');
    await vi.waitUntil(() => !isRunning(pid), PATIENCE);
    expect(isRunning(pid)).toBe(false);
  });
});
