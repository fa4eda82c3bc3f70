import { spawn } from 'node:child_process';
import path from 'node:path';

/** Root of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '..');

export interface RunResult {
  code: number;
  output: string;
}

/**
 * Runs a program of the repository (node_modules/.bin first in PATH, so that `node` is the one the lock file names).
 * @param echo prints the output as it arrives; otherwise it is only captured.
 */
export function run(
  command: string,
  args: readonly string[],
  options: { echo?: boolean; env?: Record<string, string>; cwd?: string } = {},
): Promise<RunResult> {
  const { echo = false, env = {}, cwd = ROOT } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: {
        ...process.env,
        PATH: [path.join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
        FORCE_COLOR: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const chunks: string[] = [];
    const keep = (chunk: Buffer) => {
      chunks.push(chunk.toString());
      if (echo) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: chunks.join('') }));
  });
}

/** Like run, but a failure prints the output and exits. */
export async function must(
  command: string,
  args: readonly string[],
  env?: Record<string, string>,
): Promise<void> {
  const { code, output } = await run(command, args, env ? { env } : {});
  if (code === 0) return;
  console.error(output);
  console.error(`${command} ${args.join(' ')} exited with status ${code}`);
  process.exit(1);
}
