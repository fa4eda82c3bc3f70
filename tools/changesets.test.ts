import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';

const PACKAGES = ['contract', 'portal', 'sandbox', 'server', 'ui'];

describe('release by changesets', () => {
  /** A separate folder with the repository files that the tool reads. */
  const folder = mkdtempSync(path.join(tmpdir(), 'atrium-release-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const manifests = globSync('packages/*/package.json', { cwd: ROOT });
  for (const file of ['package.json', 'package-lock.json', '.changeset', ...manifests]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(folder, file), { recursive: true });
  }
  writeFileSync(
    path.join(folder, '.changeset/of-this-test.md'),
    "---\n'@atrium/contract': patch\n---\n\nA change of the contract alone.\n",
  );
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet', '--initial-branch=main');
  git('add', 'package.json', 'packages', '.changeset');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '-m', 'Add packages');
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const changes = readdirSync(path.join(folder, '.changeset')).filter(
    (file) => file.endsWith('.md') && file !== 'README.md',
  );
  const texts = changes.map((file) => read(`.changeset/${file}`).split('---\n')[2]!.trim().split('\n')[0]!);

  it('gives all packages the same next version, and each its own changelog', () => {
    execFileSync(process.execPath, [path.join(ROOT, 'node_modules/@changesets/cli/bin.js'), 'version'], {
      cwd: folder,
    });
    const versions = PACKAGES.map(
      (name) => (JSON.parse(read(`packages/${name}/package.json`)) as { version: string }).version,
    );
    expect(manifests).toHaveLength(PACKAGES.length);
    expect(new Set(versions).size).toBe(1);
    const logs = globSync('packages/*/CHANGELOG.md', { cwd: folder }).map(read).join('\n');
    expect(logs).toContain(`## ${versions[0]}`);
    expect(texts.filter((text) => !logs.includes(text))).toEqual([]);
    expect(readdirSync(path.join(folder, '.changeset')).toSorted()).toEqual(['README.md', 'config.json']);
  });
});
