/**
 * `npm run new component <area>/<name>` and `npm run new area <name>`: creates the files of a component or area, adds
 * them
 * to the files that list them, and runs the generators. Existing files are never overwritten.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './arguments.ts';
import { areaPlan } from './new/area.ts';
import { componentNames, componentPlan } from './new/component.ts';
import { namesOf } from './new/names.ts';
import { inserted, type Plan } from './new/plan.ts';
import { ROOT, run } from './run.ts';

const USAGE = `npm run new component <area>/<name>   creates a component of packages/ui, such as tags/tag-menu
npm run new area <name>               creates an area, from the contract to its page, such as audit-reports`;

const absolute = (file: string) => path.join(ROOT, file);
const exists = (file: string) => existsSync(absolute(file));

function planOf([kind, name]: string[]): Plan | null {
  if (kind === 'component' && name) return componentPlan(...componentNames(name), exists);
  if (kind === 'area' && name) return areaPlan(namesOf(name), exists);
  return null;
}

/** Writes everything, or nothing and throws if a file already exists. Returns the paths of the written files. */
function write({ files, inserts }: Plan): string[] {
  const taken = Object.keys(files).filter(exists);
  if (taken.length > 0) throw new Error(`already exists: ${taken.join(', ')}`);
  const texts = new Map(Object.entries(files));
  for (const insert of inserts) {
    const text = texts.get(insert.file) ?? readFileSync(absolute(insert.file), 'utf8');
    texts.set(insert.file, inserted(text, insert));
  }
  for (const [file, text] of texts) {
    mkdirSync(path.dirname(absolute(file)), { recursive: true });
    writeFileSync(absolute(file), text);
  }
  return [...texts.keys()];
}

/** Generators to run, in this order. */
const GENERATORS = [
  ['node', 'packages/contract/src/routes-main.ts'],
  ['node', 'packages/portal/build/locales-main.ts'],
  ['node', 'tools/library.ts'],
] as const;

async function main(args: string[]): Promise<number> {
  const plan = planOf(args);
  if (!plan) {
    console.error(USAGE);
    return 2;
  }
  const written = write(plan);
  const steps = [['oxfmt', ...written], ...GENERATORS] as [string, ...string[]][];
  for (const [command, ...rest] of steps) {
    const { code, output } = await run(command, rest);
    if (code !== 0) {
      console.error(output);
      return code;
    }
  }
  console.log(`${written.join('\n')}\n\nTry it: npm test -- --since HEAD`);
  return 0;
}

try {
  process.exitCode = await main(readArguments(USAGE, {}, { allowPositionals: true }).positionals);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
