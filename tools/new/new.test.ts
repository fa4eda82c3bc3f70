import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run.ts';
import { areaPlan } from './area.ts';
import { componentNames, componentPlan } from './component.ts';
import { namesOf } from './names.ts';
import { inserted, type Plan } from './plan.ts';

const exists = (file: string) => existsSync(path.join(ROOT, file));

/** Returns the resulting files of a plan without writing them. */
function written({ files, inserts }: Plan): Map<string, string> {
  const texts = new Map(Object.entries(files));
  for (const insert of inserts) {
    const text = texts.get(insert.file) ?? readFileSync(path.join(ROOT, insert.file), 'utf8');
    texts.set(insert.file, inserted(text, insert));
  }
  return texts;
}

describe('npm run new', () => {
  it('area: adds the area to every file that lists areas', () => {
    const texts = written(areaPlan(namesOf('trial-balances'), exists));
    const lists = [...texts].filter(([file]) => exists(file));
    expect(lists.map(([file]) => file).toSorted()).toEqual([
      '.storybook/preview.tsx',
      'packages/contract/src/index.ts',
      'packages/portal/public/assets/locales/en/errors.json',
      'packages/portal/public/assets/locales/fr/errors.json',
      'packages/portal/src/app/router/routes.tsx',
      'packages/server/src/areas.ts',
      'packages/ui/src/contract-suite/suite.tsx',
      'packages/ui/src/index.ts',
    ]);
    for (const [file, text] of lists) expect(text, file).toMatch(/trial[- ]?balances/i);
    for (const [file, text] of [...texts].filter(([file]) => file.endsWith('.json')))
      expect(() => JSON.parse(text), file).not.toThrow();
  });

  it('component: is exported by its area and has a sample in the contract suite', () => {
    const texts = written(componentPlan(...componentNames('tags/tag-menu'), exists));
    expect(texts.get('packages/ui/src/tags/index.ts')).toContain("export * from './tag-menu/index.js';");
    expect(texts.get('packages/ui/src/contract-suite/samples/tags.tsx')).toContain(
      'TagMenu: sample(TagMenu,',
    );
    expect([...texts.keys()].filter((file) => !exists(file)).map((file) => path.basename(file))).toEqual([
      'tag-menu.tsx',
      'tag-menu.stories.tsx',
      'index.ts',
    ]);
  });

  it('refuses names that are not lower-case words, and components without an area', () => {
    for (const name of ['Tags', 'tag menu', '../tags', '', 'tag_menu'])
      expect(() => namesOf(name)).toThrow('not a name');
    expect(() => componentNames('tag-menu')).toThrow('<area>/<name>');
  });

  it('names a file it can no longer update', () => {
    expect(() => inserted('a\nb', { file: 'x.ts', before: /^c/, which: 'first', text: 'c' })).toThrow(
      'no line of x.ts matches',
    );
  });
});
