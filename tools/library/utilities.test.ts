import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run.ts';
import { readUtilities } from './utilities.ts';

const { prefix } = await readUtilities(path.join(ROOT, 'packages/ui/src/foundations/styles.css'));

test.each([
  [
    'a string of class names',
    'const ROW = "flex p-16 hover:bg-hover";',
    'atrium:flex atrium:p-16 atrium:hover:bg-hover',
  ],
  ['a plain word used as a class', 'jsx(Row, { className: "hidden" });', '"atrium:hidden"'],
  [
    'a conditional class',
    'cn(kind === "table" && "grid", on ? "flex" : "block");',
    '"table" && "atrium:grid", on ? "atrium:flex" : "atrium:block"',
  ],
  [
    'variants, not their names',
    'cva("flex", { variants: { size: { "h-full": "h-full" } } });',
    '"h-full": "atrium:h-full"',
  ],
  ['groups', 'jsx(Row, { className: "group/row peer" });', 'atrium:group/row atrium:peer'],
  [
    'custom properties',
    'jsx(Row, { style: { "--edge": "var(--ink)" } });',
    '{ "--atrium-edge": "var(--atrium-ink)" }',
  ],
  ['elements', 'jsx("div", { ...props });', 'jsx("div", { "data-atrium": "", ...props });'],
])('the build gives the prefix or the mark to %s', (_, code, part) => {
  expect(prefix(code)).toContain(part);
});

test.each([
  ['a platform value', 'jsx(Row, { role: "table", style: { overflow: "hidden" } });'],
  ['an event', 'window.addEventListener("resize", draw);'],
  ['a sentence', 'note("fixed in the middle of the page");'],
  ['an attribute set by Radix', 'const WIDTH = "var(--radix-popover-trigger-width)";'],
  ['the module of an import', 'import { table } from "table";'],
  ['a comparison', 'const is = look === "underline";'],
])('the build does not change %s', (_, code) => {
  expect(prefix(code)).toBe(code);
});
