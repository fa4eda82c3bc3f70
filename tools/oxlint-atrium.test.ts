import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT, run } from './run.ts';

/** Test violations are written into the packages themselves, because the rules depend on the path of the file. */
const SEEDED = [
  'packages/ui/src/__lint__',
  'packages/contract/src/__lint__',
  'packages/portal/src/api/__lint__',
  'packages/portal/src/app/__lint__',
  'packages/server/src/__lint__',
  'packages/sandbox/src/__lint__',
];
async function lint(file: string, text: string): Promise<string> {
  const target = path.join(ROOT, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  return (await run('oxlint', ['--format', 'unix', target])).output;
}
afterAll(() => {
  for (const folder of SEEDED) rmSync(path.join(ROOT, folder), { recursive: true, force: true });
});

describe('architecture lint rules', () => {
  it('report an import against the dependency direction', async () => {
    const output = await lint(
      'packages/ui/src/__lint__/a/a.ts',
      "import { a } from '@atrium/portal';\nimport { b } from '../../../../server/src/app.ts';\nexport const used = [a, b];\n",
    );
    expect(output).toContain('packages/ui may not import packages/portal');
    expect(output).toContain('packages/ui may not import packages/server');
  });

  it('report the sandbox imported by the server except in tests, and allow its index only', async () => {
    const server = "import { a } from '../../../../sandbox/src/index.ts';\nexport const used = a;\n";
    const refused = 'packages/server may not import packages/sandbox';
    expect(await lint('packages/server/src/__lint__/a/a.ts', server)).toContain(refused);
    expect(await lint('packages/server/src/__lint__/a/a.test.ts', server)).not.toContain('package-direction');
    const sandbox = await lint(
      'packages/sandbox/src/__lint__/a.ts',
      "import { a } from '../../../server/src/app.ts';\nimport { run } from '@atrium/server';\nexport const used = [a, run];\n",
    );
    expect(sandbox.match(/package-direction/g)).toHaveLength(1);
    expect(sandbox).toContain('import a package by its name, through its exports');
  });

  it('require the index of a server folder, except for tables and in tests', async () => {
    const text = [
      "import { notify } from '../notifications/notify.ts';",
      "import { requestHandlers } from '../requests/index.ts';",
      "import { users } from '../database/schema/index.ts';",
      "import { own } from './own.ts';",
      'export const used = [notify, requestHandlers, users, own];',
      '',
    ].join('\n');
    const output = await lint('packages/server/src/__lint__/a.ts', text);
    expect(output.match(/server-folders/g)).toHaveLength(1);
    expect(output).toContain('import notifications through its index.ts');
    expect(await lint('packages/server/src/__lint__/a.test.ts', text)).not.toContain('server-folders');
  });

  it('allow ui to import types from contract, and no values', async () => {
    const types = await lint(
      'packages/ui/src/__lint__/b/b.ts',
      "import type { User } from '@atrium/contract';\nexport type Person = User;\n",
    );
    expect(types).not.toContain('package-direction');
    const values = await lint(
      'packages/ui/src/__lint__/c/c.ts',
      "import { api } from '@atrium/contract';\nexport const used = api;\n",
    );
    expect(values).toContain('only types');
  });

  it('report an import from a higher layer in the portal', async () => {
    const api = await lint(
      'packages/portal/src/api/__lint__/a.ts',
      "import { a } from '../../app/log.ts';\nexport { b } from '../../pages/home/home.tsx';\nexport const used = [a];\n",
    );
    expect(api).toContain('api may not import app');
    expect(api).toContain('api may not import pages');
    const app = await lint(
      'packages/portal/src/app/__lint__/a.ts',
      "import { a } from '../../api/users.ts';\nimport { b } from '../log.ts';\nexport const page = () => import('../../pages/home/home.tsx');\nexport const used = [a, b];\n",
    );
    expect(app).not.toContain('portal-layers');
  });

  it('report imports of internal files of another component', async () => {
    const output = await lint(
      'packages/ui/src/__lint__/h/h.ts',
      "import { a } from '../../controls/button/button.js';\nexport const used = a;\n",
    );
    expect(output).toContain('import controls/button through its index.js');
    const allowed = await lint(
      'packages/ui/src/__lint__/i/i.ts',
      "import { a } from '../../controls/button/index.js';\nimport { b } from '../../controls/date/internal.js';\nimport { cn } from '../../foundations/cn.js';\nimport { c } from './parts/c.js';\nexport const used = [a, b, cn, c];\n",
    );
    expect(allowed).not.toContain('component-folders');
  });

  it('report visible text in JSX', async () => {
    const output = await lint(
      'packages/ui/src/__lint__/d/d.tsx',
      'export const A = () => (\n  <p title="Hello there">\n    Some words {\'more words\'} · 12\n  </p>\n);\n',
    );
    expect(output).toContain('"Hello there"');
    expect(output).toContain('"Some words"');
    expect(output).toContain('"more words"');
  });

  it('report wrong French spacing in texts that are certainly French', async () => {
    const output = await lint(
      'packages/contract/src/__lint__/g.ts',
      "export const a = { en: 'Sent: 2?', fr: 'Envoyé : 2' };\nexport const b = 'La page est dans le dossier des pièces ; merci.';\nexport const c = { fr: `Qui\\u202f? ${a.en}` };\n",
    );
    expect(output.match(/french-typography/g)).toHaveLength(2);
    expect(output).toContain('(U+00A0) before a colon: "Envoyé : 2"');
  });

  it('report the named import of zod', async () => {
    const named = await lint(
      'packages/contract/src/__lint__/e.ts',
      "import { z } from 'zod';\nexport const a = z.string();\n",
    );
    expect(named).toContain('zod-namespace');
    const namespace = await lint(
      'packages/contract/src/__lint__/f.ts',
      "import * as z from 'zod';\nexport const a = z.string();\n",
    );
    expect(namespace).not.toContain('zod-namespace');
  });
});
