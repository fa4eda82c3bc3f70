import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const UI = path.resolve(import.meta.dirname, '../packages/ui/src');
const files = (pattern: string) =>
  globSync(pattern, { cwd: UI })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
const read = (file: string) => readFileSync(path.join(UI, file), 'utf8');

/** Areas whose components are used by all others: each has a usage page. */
const AREAS = ['controls', 'overlays', 'navigation', 'data', 'files', 'feedback', 'foundations'];
/** Stories of no single component. */
const OTHERS = /form-reset|content-policy|foundations\/csp|grid\/stories\/(?!data-grid)/;

const pages = files('**/*.mdx');
const usedBy = (page: string) =>
  [...read(page).matchAll(/from '(\.[^']+\.stories\.tsx)'/g)].map(([, target]) =>
    path.posix.join(path.posix.dirname(page), target!),
  );

test.for(AREAS)('every component of %s has a page that tells when to use it', (area) => {
  const told = new Set(pages.flatMap(usedBy));
  const missing = files(`${area}/**/*.stories.tsx`).filter((file) => !OTHERS.test(file) && !told.has(file));
  expect(missing).toEqual([]);
});

test('every page ends with the other names of its subject, which the search finds', () => {
  const written = pages.filter((page) => !/\n## Also called: \w[^\n]+\n$/.test(read(page)));
  expect(written).toEqual([]);
});

test('every story that a page shows is there', () => {
  const missing = pages.flatMap((page) => {
    const text = read(page);
    const [stories] = usedBy(page);
    return [...text.matchAll(/<Canvas of=\{\w+\.(\w+)\}/g)]
      .map(([, story]) => story!)
      .filter((story) => !new RegExp(`export const ${story}\\b`).test(read(stories!)))
      .map((story) => `${page}: ${story}`);
  });
  expect(missing).toEqual([]);
});

/** Names that the folders of an area make public. */
const publicNames = (area: string) =>
  new Set(
    files(`${area}/**/index.ts`).flatMap((index) =>
      [...read(index).matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names]) =>
        names!.split(',').map((name) => name.replace('type ', '').trim()),
      ),
    ),
  );

function withoutText(file: string, names: ReadonlySet<string>): string[] {
  return [...read(file).matchAll(/^export interface (\w+Props)\b[\s\S]*?^\}/gm)]
    .filter(([, name]) => names.has(name!))
    .flatMap(([text, name]) => {
      const lines = text.split('\n');
      return lines.flatMap((line, index) => {
        const property = /^ {2}['\w-]+(?=\??: )/.exec(line)?.[0];
        return property && !lines[index - 1]!.endsWith('*/') ? [`${file} ${name}.${property.trim()}`] : [];
      });
    });
}

test.for([...AREAS, 'filters', 'dashboard', 'shell'])(
  'the properties of %s say in words what they are',
  (area) => {
    const names = publicNames(area);
    const missing = files(`${area}/**/*.tsx`)
      .filter((file) => !/\.(stories|test)\.tsx$/.test(file))
      .flatMap((file) => withoutText(file, names));
    expect(missing).toEqual([]);
  },
);
