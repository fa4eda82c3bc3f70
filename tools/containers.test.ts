/** Checks the image and the compose file as far as possible without Docker. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const dockerfile = read('Dockerfile').replaceAll(/\\\n\s*/g, '');
const compose = read('deploy/compose.yaml');
const stages = dockerfile.split(/^(?=FROM )/m).slice(1);
const last = stages.at(-1)!;

/** Returns what a stage copies from the project folder: sources and target. */
const copiesOf = (stage: string) =>
  [...stage.matchAll(/^COPY (?!--from)(.+)$/gm)].map(([, words]) => {
    const names = words!.split(' ');
    return { sources: names.slice(0, -1), target: names.at(-1)! };
  });

/** Environment variables that the server reads, extracted from its source. */
const settings = new Set(
  [...read('packages/server/src/config.ts').matchAll(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)*\b/g)].map(
    ([name]) => name,
  ),
);

describe('image', () => {
  it('copies only existing files that .dockerignore does not exclude', () => {
    const ignored = read('.dockerignore').split('\n').filter(Boolean);
    for (const { sources } of stages.flatMap(copiesOf))
      for (const source of sources) {
        expect([source, existsSync(path.join(ROOT, source))]).toEqual([source, true]);
        expect(ignored).not.toContain(source);
      }
  });

  it('installs every package of the workspace before building', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    expect(workspaces).toEqual(['packages/*']);
    const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, object> };
    const packages = Object.keys(lock.packages).filter((name) => /^packages\/[^/]+$/.test(name));
    const copied = copiesOf(stages.find((stage) => stage.includes('AS manifests'))!).flatMap(
      ({ sources }) => sources,
    );
    for (const name of packages) expect(copied).toContain(`${name}/package.json`);
  });

  it('runs as an unprivileged user with a health check, from existing stages', () => {
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK .*\/livez/m);
    const names = new Set([...dockerfile.matchAll(/ AS (\w+)$/gm)].map(([, name]) => name!));
    for (const [, from] of dockerfile.matchAll(/--from=(\w+)/g)) expect(names).toContain(from!);
    for (const [, name] of last.matchAll(/([A-Z_]{4,})=/g)) expect(settings.has(name!)).toBe(true);
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    expect(dockerfile).toContain(`FROM node:${/\d+/.exec(engines.node)![0]}-`);
  });

  it('contains everything the server needs: it starts from the copied files alone', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'atrium-image-'));
    try {
      for (const { sources, target } of copiesOf(last))
        for (const source of sources) {
          const isFolder = target.endsWith('/');
          const to = path.join(folder, isFolder ? path.join(target, path.basename(source)) : target);
          mkdirSync(path.dirname(to), { recursive: true });
          cpSync(path.join(ROOT, source), to, { recursive: true });
        }
      symlinkLibraries(folder);
      const [, main] = /^CMD \["node", "(.+)"\]$/m.exec(last)!;
      for (const [script, said] of [
        [main!, /^no sign-in is configured: set OIDC_ISSUER/],
        ['packages/server/src/admin/main.ts', /admin -- create/],
        ['packages/server/src/import/main.ts', /import/],
      ] as const) {
        const { stderr, stdout } = spawnSync(
          process.execPath,
          [script, ...(script === main ? [] : ['--help'])],
          {
            cwd: folder,
            env: { PATH: process.env['PATH'], SANDBOX: 'false', ATRIUM_DATA: path.join(folder, 'data') },
            encoding: 'utf8',
          },
        );
        expect(stderr + stdout).toMatch(said);
        expect(stderr).not.toContain('ERR_MODULE_NOT_FOUND');
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 180_000);
});

/** Links the installed libraries of this repository; the workspace packages are those of the copy. */
function symlinkLibraries(folder: string): void {
  const at = path.join(folder, 'node_modules');
  mkdirSync(path.join(at, '@atrium'), { recursive: true });
  const { dependencies } = JSON.parse(read('packages/server/package.json')) as {
    dependencies: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    const own = /^@atrium\/(\w+)$/.exec(name)?.[1];
    const nested = path.join(ROOT, 'packages/server/node_modules', name);
    const from = own
      ? path.join(folder, 'packages', own)
      : existsSync(nested)
        ? nested
        : path.join(ROOT, 'node_modules', name);
    mkdirSync(path.dirname(path.join(at, name)), { recursive: true });
    symlinkSync(from, path.join(at, name));
  }
}

describe('compose file', () => {
  const instance = compose.slice(compose.indexOf('x-instance'), compose.indexOf('\nservices:'));

  it('uses existing settings, and variables that are either required or have a default', () => {
    const names = [...instance.matchAll(/^ {4}([A-Z][A-Z_\d]+):/gm)].map(([, name]) => name!);
    expect(names).toEqual(expect.arrayContaining(['DATABASE_URL', 'FILES_URL', 'PUBLIC_URL', 'TRUST_PROXY']));
    for (const name of names.filter((each) => !each.startsWith('AWS_')))
      expect([name, settings.has(name)]).toEqual([name, true]);
    // A missing variable either fails at start or has a default.
    for (const [, variable] of compose.matchAll(/\$\{([^}]+)\}/g))
      expect(variable).toMatch(/^[A-Z_]+(?::\?|:-.*)$/);
  });

  it('defines the services that others depend on, and mounts existing files', () => {
    const services = new Set(
      [...compose.matchAll(/^ {2}(\w+):(?: \*instance)?$/gm)].map(([, name]) => name!),
    );
    for (const name of ['database', 'pooler', 'store', 'bucket', 'instance1', 'instance2', 'proxy'])
      expect(services).toContain(name);
    for (const [, file] of compose.matchAll(/'\.\/([^:']+):/g))
      expect(existsSync(path.join(ROOT, 'deploy', file!))).toBe(true);
    expect(compose).toContain('POOL_MODE: transaction');
  });

  it('is documented with every variable', () => {
    const howTo = read('docs/how-to/deploy.md');
    for (const [, name] of compose.matchAll(/\$\{([A-Z_]+):\?\}/g)) expect(howTo).toContain(`${name!}=`);
  });

  const haproxy = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((file) => existsSync(file));
  it.skipIf(!haproxy)(
    `has a proxy configuration that ${haproxy ? 'HAProxy accepts' : 'is not checked: no HAProxy here'}`,
    () => {
      const { status, stderr } = spawnSync(haproxy!, ['-c', '-f', 'deploy/haproxy.cfg'], {
        cwd: ROOT,
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, expect.any(String)]);
    },
  );
});
