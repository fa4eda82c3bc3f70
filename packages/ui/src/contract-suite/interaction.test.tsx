import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { samples, tree } from './suite.tsx';

// jsdom has no matchMedia.
vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false }));

const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const isTest = (file: string) => /\.(stories|test)\.tsx$/.test(file);
const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** Returns the folder that contains the component; empty if it is not found. */
function homeOf(name: string): string {
  const declared = new RegExp(String.raw`export (?:async )?(?:function|const) ${name}\b`);
  const file = Object.keys(sources).find((one) => !isTest(one) && declared.test(sources[one]!));
  return file ? folderOf(file) : '';
}

/** Elements that users can operate by pointer, keyboard or screen reader. */
const WORKABLE = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  '[tabindex="0"]',
  '[contenteditable="true"]',
  '[role="slider"]',
].join(', ');

type Kind = 'inert' | 'links' | 'worked';

/** Returns whether a component is interactive, and whether only through links, which the browser handles. */
function kindOf(name: string): Kind {
  const sample = samples[name]!;
  // A layer is opened by an action of the user and closed by another.
  if (sample.layer) return 'worked';
  const page = document.createElement('div');
  page.innerHTML = renderToString(tree(sample, 'en'));
  const found = [...page.querySelectorAll(WORKABLE)];
  if (found.length === 0) return 'inert';
  return found.every((element) => element.matches('a[href]')) ? 'links' : 'worked';
}

/** Returns stories and tests in the area of a component that name it or another component that renders it. */
function testsOf(name: string): string[] {
  const home = homeOf(name);
  // Components of foundations, such as the host's link, can be used in any area.
  const area = home.startsWith('../foundations') ? '..' : home.split('/').slice(0, 2).join('/');
  const uses = (file: string, one: string) => new RegExp(String.raw`\b${one}\b`).test(sources[file]!);
  const wholes = Object.keys(sources)
    .filter((file) => !isTest(file) && file.startsWith(`${area}/`) && sources[file]!.includes(`<${name}`))
    .flatMap((file) =>
      [...sources[file]!.matchAll(/export (?:function|const) ([A-Z]\w+)/g)].map(([, one]) => one!),
    );
  return Object.keys(sources).filter(
    (file) =>
      isTest(file) &&
      file.startsWith(`${area}/`) &&
      (uses(file, name) || wholes.some((whole) => uses(file, whole))),
  );
}

/** Whether a file operates its component as a user would; for links it is enough to check their targets. */
const works = (file: string, kind: Kind) =>
  /\b(userEvent|fireEvent|user)\.(\w+)\(/.test(sources[file]!) ||
  (kind === 'links' && /'href'|\.href\b/.test(sources[file]!));

describe('DS-006 every interactive component has interaction tests', () => {
  const kinds = Object.keys(samples)
    .filter((name) => !name.endsWith('Icon'))
    .map((name) => [name, kindOf(name)] as const)
    .filter(([, kind]) => kind !== 'inert');

  it('the list of interactive components is complete', () => {
    const names = kinds.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['Button', 'Dialog', 'DataGrid', 'RequestsBoard']));
    expect(names).not.toContain('Skeleton');
  });

  it.each(kinds)('%s', (name, kind) => {
    expect(homeOf(name), 'the folder it is written in').not.toBe('');
    expect(
      testsOf(name).filter((file) => works(file, kind)),
      'a story whose play function works it, or a test',
    ).not.toEqual([]);
  });
});
