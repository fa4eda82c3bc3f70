import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const UI = path.resolve(import.meta.dirname, '../packages/ui/src');
const files = (pattern: string) =>
  globSync(pattern, { cwd: UI })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
const read = (file: string) => readFileSync(path.join(UI, file), 'utf8');

const pages = files('**/*.mdx');
const at = (page: string, target: string) => path.posix.join(path.posix.dirname(page), target);

/** Returns the story files of a page by import name. */
const storiesOf = (page: string) =>
  new Map(
    [...read(page).matchAll(/import \* as (\w+) from '(\.[^']+\.stories\.tsx)'/g)].map(([, name, target]) => [
      name!,
      at(page, target!),
    ]),
  );

/** Returns what a module exports, with the file that declares it. */
function exportsOf(index: string): Map<string, string> {
  const found = new Map<string, string>();
  const pattern = /^export (?:(\*)|(?:type )?\{([^}]*)\}) from '(\.[^']+)\.js';$/gm;
  for (const [, star, names, target] of read(index).matchAll(pattern)) {
    const file = ['.ts', '.tsx'].map((end) => at(index, `${target!}${end}`)).find((one) => exists.has(one));
    if (!file) continue;
    if (star) for (const [name, of] of exportsOf(file)) found.set(name, of);
    else for (const name of names!.split(',')) found.set(name.replace('type ', '').trim(), file);
  }
  for (const [, name] of read(index).matchAll(/^export (?:function|const|interface|type) (\w+)/gm))
    found.set(name!, index);
  return found;
}
const exists = new Set([...files('**/*.ts'), ...files('**/*.tsx')]);
const published = [...exportsOf('index.ts')];

/** Public components. The generated icons share one page, Icons. */
const components = published
  .filter(([name, file]) => /^[A-Z][a-z]/.test(name) && file.endsWith('.tsx'))
  .filter(([, file]) => !file.startsWith('foundations/generated/icons/'))
  .filter(([name, file]) => new RegExp(`^export (?:function|const) ${name}\\b`, 'm').test(read(file)))
  .map(([name]) => name);

test('every public component has a usage page that says when to use it', () => {
  const told = new Set(
    pages.flatMap((page) => [
      ...[...storiesOf(page).values()].flatMap((file) =>
        [...read(file).matchAll(/\bcomponent: (\w+)/g)].map(([, name]) => name),
      ),
      ...[...read(page).matchAll(/[`<]([A-Z]\w+)/g)].map(([, name]) => name),
    ]),
  );
  expect(components.length).toBeGreaterThan(300);
  expect(components.filter((name) => !told.has(name))).toEqual([]);
});

test('every page ends with synonyms for the search', () => {
  const written = pages.filter((page) => !/\n## Also called: \w[^\n]+\n$/.test(read(page)));
  expect(written).toEqual([]);
});

test.for([
  ['dropdown', 'controls/select/select.mdx'],
  ['select', 'controls/select/select.mdx'],
  ['modal', 'overlays/dialog/dialog.mdx'],
  ['table', 'data/grid/stories/data-grid.mdx'],
  ['IBAN', 'foundations/stories/formats.mdx'],
  ['toast', 'overlays/toast/toast.mdx'],
  ['snackbar', 'overlays/toast/toast.mdx'],
  ['wizard', 'requests/request-creation/creation-frame/creation-frame.mdx'],
  ['upload', 'files/uploader/uploader.mdx'],
  ['matrix', 'rights-matrix/rights-matrix/rights-matrix.mdx'],
  ['rights', 'contracts/contract-users/contract-users.mdx'],
  ['calendar', 'expiry-calendar/expiry-calendar-page/expiry-calendar-page.mdx'],
  ['e-signature', 'signature/signature-form/signature-form.mdx'],
] as const)('“%s” is found in a heading of %s', ([word, page]) => {
  const headings = [...read(page).matchAll(/^#+ .*$/gm)].join('\n').toLowerCase();
  expect(headings).toContain(word.toLowerCase());
});

test('no page has a Markdown table, which Storybook shows as plain text', () => {
  expect(pages.filter((page) => /^\|/m.test(read(page)))).toEqual([]);
});

test('every story on a page exists', () => {
  const missing = pages.flatMap((page) => {
    const stories = storiesOf(page);
    return [...read(page).matchAll(/<Canvas of=\{(\w+)\.(\w+)/g)]
      .filter(([, from, story]) => {
        const file = stories.get(from!);
        return !file || !new RegExp(`export const ${story}\\b`).test(read(file));
      })
      .map(([shown]) => `${page}: ${shown}`);
  });
  expect(missing).toEqual([]);
});

/** Returns the properties that an interface declares itself, and whether each has a comment above it. */
function propertiesOf(name: string, file: string) {
  const text = new RegExp(`^export interface ${name}\\b[\\s\\S]*?^\\}`, 'm').exec(read(file))?.[0] ?? '';
  // Starts after the `{` at the end of a line; the extended types precede it.
  const lines = text.slice(text.search(/\{$/m)).split('\n');
  return lines.flatMap((line, index) => {
    const property = /^ {2}(?:readonly )?(['\w-]+)\??: ?/.exec(line)?.[1];
    return property ? [{ name: `${name}.${property}`, hasText: lines[index - 1]!.endsWith('*/') }] : [];
  });
}

test('every property of a public component has a description', () => {
  const properties = published
    .filter(([name]) => name.endsWith('Props'))
    .flatMap(([name, file]) => propertiesOf(name, file));
  expect(properties.length).toBeGreaterThan(1600);
  expect(properties.filter(({ hasText }) => !hasText).map(({ name }) => name)).toEqual([]);
});
