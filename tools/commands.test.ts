import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';

const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The npm scripts named in the README, in its order. */
const named = [
  ...new Set(
    [...readme.matchAll(/npm (?:run (?:--silent )?)?([a-z]+(?::[a-z]+)*)\b/g)].map(([, name]) => name!),
  ),
].filter((name) => name !== 'ci');

/** Scripts of other tools, which handle `--help` themselves. */
const OTHERS = new Set(['storybook']);
/** Scripts of this project: named in the README and run by `node`. */
const own = named.filter((name) => scripts[name]?.startsWith('node ') && !OTHERS.has(name));

function runScript(name: string, ...args: string[]) {
  return runScriptIn({}, name, ...args);
}

/** Runs the script with these environment variables and without a terminal for questions. */
function runScriptIn(settings: Record<string, string>, name: string, ...args: string[]) {
  const [, ...words] = scripts[name]!.split(' ');
  return spawnSync(process.execPath, [...words, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    input: '',
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
}

describe('commands of the README', () => {
  it('are scripts of the project', () => {
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    expect(own.length).toBeGreaterThan(10);
  });
  it.each(own)('%s --help only prints its usage', (name) => {
    const { status, stdout } = runScript(name, '--help');
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`^npm (?:run )?(?:--silent )?${name}\\b`));
  });
  it('report an unknown option in one sentence', () => {
    const { status, stderr } = runScript('bench', '--row', '5');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Unknown option '--row'\.\n\nnpm run bench/);
    expect(runScript('seed', '--ys').stderr).toMatch(/^Unknown option '--ys'\.\n\nnpm run seed/);
    expect(runScript('start', '--frsh').stderr).toMatch(/^Unknown option '--frsh'\.\n\nnpm start/);
    expect(runScript('tokens', 'now').stderr).toMatch(/^Unexpected argument 'now'\./);
  });
  // With an external database the folder holds files only.
  it.each(['database', 'blobs'])('seed does not delete the folder %s without a prompt', (part) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'atrium-seed-'));
    const bank = path.join(folder, part, 'kept');
    mkdirSync(bank, { recursive: true });
    const { status, stderr } = runScriptIn({ ATRIUM_DATA: folder }, 'seed');
    expect([status, stderr.trim()]).toEqual([
      1,
      `the folder ${folder} contains data: use --yes to delete it and create new demo data`,
    ]);
    expect(existsSync(bank)).toBe(true);
    rmSync(folder, { recursive: true });
  });
  it('print the OpenAPI document as JSON and nothing else', () => {
    const { stdout } = runScript('openapi');
    expect(JSON.parse(stdout)).toMatchObject({ openapi: '3.1.1', info: { title: 'Atrium API' } });
  });
});
