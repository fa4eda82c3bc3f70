import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { samples, tree } from './suite.tsx';

// jsdom has no screen to ask about.
vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false }));

const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const isTest = (file: string) => /\.(stories|test)\.tsx$/.test(file);
const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** The folder in which a component is written. */
function homeOf(name: string): string {
  const declared = new RegExp(String.raw`export (?:async )?(?:function|const) ${name}\b`);
  const file = Object.keys(sources).find((one) => !isTest(one) && declared.test(sources[one]!));
  return file ? folderOf(file) : '';
}

/** What a person can reach and work: by the pointer, by the keyboard, by a screen reader. */
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

/** Whether a component is worked by people, and whether by more than links, which the browser works itself. */
function kindOf(name: string): Kind {
  const sample = samples[name]!;
  // What stands in a layer is there because of something a person did, and goes the same way.
  if (sample.layer) return 'worked';
  const page = document.createElement('div');
  page.innerHTML = renderToString(tree(sample, 'en'));
  const found = [...page.querySelectorAll(WORKABLE)];
  if (found.length === 0) return 'inert';
  return found.every((element) => element.matches('a[href]')) ? 'links' : 'worked';
}

/** Stories and tests beside a component that name it, or name a whole of its area that it is a part of. */
function testsOf(name: string): string[] {
  const home = homeOf(name);
  // What is made for every area, such as the link of the host, is a part anywhere.
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

/** Whether a file works its component as a person would; of links it is enough to say where they lead. */
const works = (file: string, kind: Kind) =>
  /\b(userEvent|fireEvent|user)\.(\w+)\(/.test(sources[file]!) ||
  (kind === 'links' && /'href'|\.href\b/.test(sources[file]!));

describe('DS-006 every interactive component has interaction tests', () => {
  const kinds = Object.keys(samples)
    .filter((name) => !name.endsWith('Icon'))
    .map((name) => [name, kindOf(name)] as const)
    .filter(([, kind]) => kind !== 'inert');

  it('finds the interactive ones', () => {
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
