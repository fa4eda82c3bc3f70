// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extendTailwindMerge } from 'tailwind-merge';
import { expect, it } from 'vitest';
import { cn } from './cn.js';
import { tokenNames, tokens } from './generated/tokens.js';

/** tailwind-merge with all its class groups and the names of this theme. */
const whole = extendTailwindMerge({
  cacheSize: 0,
  extend: {
    classGroups: {
      'font-size': [{ text: tokenNames.typography }],
      'font-weight': [{ font: ['regular'] }],
      shadow: [{ shadow: ['1', '2'] }],
      rounded: [{ rounded: tokenNames.radius }],
      'rounded-t': [{ 'rounded-t': tokenNames.radius }],
      'rounded-l': [{ 'rounded-l': tokenNames.radius }],
      'rounded-r': [{ 'rounded-r': tokenNames.radius }],
      'border-w': [{ border: ['check', 'section'] }],
      'border-w-t': [{ 'border-t': ['section'] }],
      'border-w-b': [{ 'border-b': ['section'] }],
      'border-w-l': [{ 'border-l': ['section'] }],
      z: [{ z: tokenNames.zIndex }],
      w: [{ w: ['side-panel', 'anchor-nav', 'filter-sidebar'] }],
      'max-w': [{ 'max-w': ['measure'] }],
      h: [{ h: ['control', 'row', 'bar'] }],
      'min-h': [{ 'min-h': ['control', 'row'] }],
    },
  },
});

const roles = new RegExp(`-(${Object.keys(tokens.roles.light).join('|')})(/\\d+)?$`);

/** Returns the utilities of the sources, one of each shape: `p-8` stands for `p-12`, `bg-ink` for `bg-line`. */
function utilities(): string[] {
  const shapes = new Map<string, string>();
  const sources = path.resolve(import.meta.dirname, '..');
  for (const file of globSync('**/*.{ts,tsx}', { cwd: sources })) {
    if (/\.test\.|stories|class-groups|contract-suite/.test(file)) continue;
    const text = readFileSync(path.join(sources, file), 'utf8');
    for (const [, , literal = ''] of text.matchAll(/(class\w*=|cn\(|: |^ +)'([^'\n]*)'/gim)) {
      for (const token of literal.split(' ')) {
        const utility = token.split(/:(?![^[(]*[\])])/).at(-1) ?? '';
        if (/^[a-z-]+(-|$)/.test(utility))
          shapes.set(
            utility
              .replace(/^-/, '')
              .replace(/\d+(\.\d+)?|[[(].*/, '#')
              .replace(roles, '-role'),
            utility,
          );
      }
    }
  }
  const isLayer = (utility: string) => tokenNames.zIndex.some((name) => utility === `z-${name}`);
  return [...shapes.values()].filter(
    (utility) =>
      (!/^z-[a-z]/.test(utility) || isLayer(utility)) &&
      // Excludes tokens that neither merge knows, such as plain words: those are not deduplicated.
      [cn, whole].some((merge) => merge(`${utility} ${utility}`) === utility),
  );
}

it('merges the utilities used here like tailwind-merge with all its groups', () => {
  const all = utilities();
  expect(all.length).toBeGreaterThan(200);
  const other = all.flatMap((first) =>
    all
      .map((second) => `${first} ${second}`)
      .filter((both) => first !== both.slice(first.length + 1) && cn(both) !== whole(both)),
  );
  expect(other).toEqual([]);
});

it.each([
  ['px-8 pt-4 p-0', 'p-0'],
  ['hover:bg-hover bg-brand hover:bg-well', 'bg-brand hover:bg-well'],
  ['text-small text-ink text-body', 'text-ink text-body'],
  ['w-full w-side-panel', 'w-side-panel'],
])('%s is %s', (all, kept) => {
  expect(cn(all)).toBe(kept);
});
