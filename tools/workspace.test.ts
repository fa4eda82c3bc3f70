import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokens } from '../packages/ui/src/foundations/generated/tokens.ts';
import { idsIn } from './requirement-ids.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const json = (file: string) => JSON.parse(read(file)) as Record<string, Record<string, unknown>>;
const sources = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).filter(
    (file) => !/\.(test|stories)\.tsx?$|\.d\.ts$|node_modules|dist\//.test(file),
  );
const dependencies = (name: string) =>
  Object.keys({ ...json(`packages/${name}/package.json`)['dependencies'] });

/** Returns the files of a package that import a module, excluding tests and stories. */
const importers = (name: string, module: string) =>
  sources(`packages/${name}/src/**/*.{ts,tsx}`).filter((file) =>
    new RegExp(`from '${module.replaceAll('/', '\\/')}(?:\\/[^']*)?'|import '${module}`).test(read(file)),
  );

describe('repository structure', () => {
  it('DS-001 DS-004 a component library documented in Storybook, and a portal using it', () => {
    expect(existsSync(path.join(ROOT, '.storybook/main.ts'))).toBe(true);
    expect(dependencies('portal')).toContain('@atrium/ui');
    expect(dependencies('ui')).not.toContain('@atrium/portal');
  });

  it('DS-002 TypeScript in strict mode, with React', () => {
    expect(json('tsconfig.base.json')['compilerOptions']).toMatchObject({ strict: true });
    expect(dependencies('portal')).toEqual(expect.arrayContaining(['react', 'react-dom']));
    expect(globSync('packages/*/src/**/*.{js,jsx}', { cwd: ROOT })).toEqual([]);
  });

  it.each([
    'package.json',
    'packages/ui',
    'packages/portal',
    '.storybook',
    'tailwind.config.ts',
    'tsconfig.base.json',
    'README.md',
  ])('DS-003 has %s at the top', (entry) => expect(existsSync(path.join(ROOT, entry))).toBe(true));

  it('DS-007 the portal has no visual elements of its own: no page or hook styles an element', () => {
    const drawn = sources('packages/portal/src/{pages,api}/**/*.tsx').filter((file) =>
      /className="[^"]*\b(text-|bg-|border|shadow)/.test(read(file)),
    );
    expect(drawn).toEqual([]);
  });

  it('DS-008 the design system does not use network or routes', () => {
    const network = sources('packages/ui/src/**/*.{ts,tsx}').filter((file) =>
      /\bfetch\(|XMLHttpRequest|EventSource|WebSocket|sendBeacon/.test(read(file)),
    );
    expect(network).toEqual([]);
    for (const module of ['react-router-dom', '@tanstack/react-query'])
      expect(importers('ui', module)).toEqual([]);
  });

  it('DS-009 uses Radix primitives, each as its own package', () => {
    const radix = dependencies('ui').filter((name) => name.startsWith('@radix-ui/react-'));
    const idle = radix.filter((name) => importers('ui', name).length === 0);
    expect(idle).toEqual([]);
  });

  it.each([
    ['dialog', 'overlays/dialog'],
    ['dialog', 'overlays/drawer'],
    ['alert-dialog', 'overlays/confirmation'],
    ['tooltip', 'overlays/tooltip'],
    ['popover', 'overlays/popover'],
    ['dropdown-menu', 'overlays/menu'],
    ['switch', 'controls/switch'],
    ['checkbox', 'controls/checkbox'],
    ['radio-group', 'controls/radio-group'],
    ['slider', 'controls/slider'],
  ])('DS-009 %s of Radix is the base of %s', (part, folder) => {
    const users = importers('ui', `@radix-ui/react-${part}`);
    expect(users.some((file) => file.startsWith(`packages/ui/src/${folder}/`))).toBe(true);
  });

  it.each([
    ['select', 'controls/select', '0006-lists-in-the-top-layer.md'],
    ['tabs', 'navigation/tabs', '0020-tabs-and-budgets.md'],
  ])(
    'DS-009 own %s are documented as decisions, without a second implementation',
    (part, folder, decision) => {
      expect(existsSync(path.join(ROOT, 'packages/ui/src', folder))).toBe(true);
      expect(dependencies('ui')).not.toContain(`@radix-ui/react-${part}`);
      expect(read(`docs/decisions/${decision}`)).toContain('DS-009');
    },
  );

  it('DS-018 unit and component tests run with vitest, components with Testing Library', () => {
    const tests = globSync('packages/*/src/**/*.test.{ts,tsx}', { cwd: ROOT });
    expect(tests.length).toBeGreaterThan(50);
    expect(tests.filter((file) => !read(file).includes("from 'vitest'"))).toEqual([]);
    // The contract suite hydrates server-rendered markup, which Testing Library does not support.
    const drawing = tests.filter(
      (file) =>
        /react-dom\/client|renderHook|\brender\(/.test(read(file)) && !file.includes('contract-suite'),
    );
    expect(drawing.length).toBeGreaterThan(3);
    expect(drawing.filter((file) => !read(file).includes("from '@testing-library/react'"))).toEqual([]);
  });

  it.each([
    ['DS-011', 'ui', 'class-variance-authority'],
    ['DS-012', 'portal', 'react-router-dom'],
    ['DS-013', 'portal', '@tanstack/react-query'],
    ['DS-014', 'portal', 'i18next'],
    ['DS-015', 'ui', '@dnd-kit/core'],
    ['DS-016', 'ui', '@tanstack/react-table'],
  ])('%s %s uses %s', (_, name, module) => {
    expect(dependencies(name)).toContain(module);
    expect(importers(name, module)).not.toEqual([]);
  });

  it('the server runs without the sandbox and its dependencies', () => {
    const ofSandbox = ['@atrium/sandbox', '@faker-js/faker', 'oidc-provider'];
    expect(dependencies('sandbox')).toEqual(
      expect.arrayContaining(['@atrium/server', ...ofSandbox.slice(1)]),
    );
    expect(dependencies('server').filter((name) => ofSandbox.includes(name))).toEqual([]);
    expect(ofSandbox.flatMap((name) => importers('server', name))).toEqual([]);
  });

  it('DS-010 one Tailwind configuration uses the tokens, without values of its own', () => {
    expect(read('packages/ui/src/foundations/styles.css')).toContain('tailwind.config.ts');
    expect(read('tailwind.config.ts')).not.toMatch(/#[0-9a-f]{3,8}\b/i);
    const coloured = sources('packages/{ui,portal}/src/**/*.tsx').filter((file) =>
      /(?:text|bg|border|fill|stroke)-\[#/.test(read(file)),
    );
    expect(coloured).toEqual([]);
  });

  it('DS-020 the README has the command for each audience', () => {
    for (const command of [
      'npm ci && npm start',
      'npm ci && npm test',
      'npm run storybook',
      'npm run chromatic',
    ]) {
      expect(read('README.md')).toContain(command);
    }
  });
});

describe('foundation constants', () => {
  it('PLAT-129 has breakpoints lg 1440, md 1280, sm 1024 and xs 768; below xs there is one column', () => {
    expect(tokens.breakpoint).toEqual({ lg: 1440, md: 1280, sm: 1024, xs: 768 });
  });

  it('PLAT-130 has margins of 24 px', () => {
    expect(read('packages/ui/src/foundations/generated/tokens.css')).toContain('--page-margin: 24px;');
  });
});

describe('stories', () => {
  const files = globSync('packages/ui/src/**/*.stories.tsx', { cwd: ROOT });
  const order = new Set(
    [.../order: \[([\s\S]*?)\]/.exec(read('.storybook/preview.tsx'))![1]!.matchAll(/'([^']+)'/g)].map(
      (match) => match[1]!,
    ),
  );

  it('belong to an area in the defined order', () => {
    const strangers = files.filter(
      (file) => !order.has(/preview\.meta\(\{[\s\S]*?title: '([^/']+)/.exec(read(file))?.[1] ?? ''),
    );
    expect(strangers).toEqual([]);
  });

  it('have plain names, and requirement ids as tags', () => {
    const rows = new Set(
      read('docs/requirements.tsv')
        .split('\n')
        .map((line) => line.split('\t')[0]!),
    );
    const named = files.flatMap((file) =>
      [...read(file).matchAll(/\bname:\s*(['"`])(.*?)\1/g)]
        .filter(([, , name]) => [...idsIn(name!)].some((id) => rows.has(id)))
        .map(([line]) => `${file}: ${line}`),
    );
    expect(named).toEqual([]);
  });

  /** Story source text by component folder: packages/ui/src/<area>/<component>. */
  const told = new Map<string, string>();
  for (const file of files) {
    const folder = file.split(path.sep).slice(0, 5).join('/');
    told.set(folder, (told.get(folder) ?? '') + read(file));
  }

  it('DS-019 each component has a default story, and a QA story for visual comparison', () => {
    const [, sheet = ''] = read('.storybook/widget-states.ts').split('export const SHEET =');
    const bare = [...told].filter(([, text]) => {
      // The widgets of the home page share the parameters of their sheet.
      const isCompared =
        text.includes('disableSnapshot: false') ||
        (text.includes('parameters: SHEET') && sheet.includes('disableSnapshot: false'));
      const qa = /tags: \[[^\]]*'qa'/.test(text) && isCompared;
      return !(text.includes('export const Default = ') && qa);
    });
    // These stories test a rule across many components and document no component.
    expect(bare.map(([folder]) => folder).toSorted()).toEqual([
      'packages/ui/src/controls/form-reset.stories.tsx',
      'packages/ui/src/overlays/content-policy.stories.tsx',
    ]);
  });

  it('DS-005 every component folder has stories', () => {
    const areas =
      '{audit-reports,cash-management,contracts,controls,overlays,navigation,data,files,content,dashboard,documents,events,feedback,filters,home,home-widgets,information-hub,kyc,power-of-attorney,requests,rights-matrix,signature,profile,support,tags,terms,trade-finance,shell}';
    // Parts and engines visible only inside a component: drags, option lists, announcements, support ids, layouts.
    const parts = new Set([
      'controls/drag',
      'controls/option',
      'controls/listbox',
      'dashboard/layout-engine',
      'feedback/announcer',
      'feedback/support-id',
      'rights-matrix/engine',
    ]);
    const folders = globSync(`packages/ui/src/${areas}/*/index.ts`, { cwd: ROOT })
      .map((file) => path.dirname(file).split(path.sep).join('/'))
      .filter((folder) => !parts.has(folder.replace('packages/ui/src/', '')));
    expect(folders.length).toBeGreaterThan(40);
    expect(folders.filter((folder) => !told.has(folder))).toEqual([]);
  });

  it('DS-019 are deterministic: no clock, random values or network', () => {
    const loose = files.filter((file) => /Math\.random|Date\.now\(\)|new Date\(\)|fetch\(/.test(read(file)));
    expect(loose).toEqual([]);
  });
});
