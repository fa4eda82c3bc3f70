/** Determines which steps of the test command a change can affect, by the paths of the changed files. */
import { run } from './run.ts';

/** Steps that are quick or check every file, so every change runs them. */
const ALWAYS = ['environment', 'format', 'lint', 'types', 'generated', 'unused', 'unit'];

/** Steps that a change to a matching path can break. A path that matches no pattern can break every step. */
const AFFECTED: readonly [RegExp, readonly string[]][] = [
  [/^(docs\/|[^/]+\.md$|LICENSE|\.editorconfig)/, []],
  [/^bench\//, []],
  [/\.(stories|mdx)(\.tsx)?$|^\.storybook\//, ['stories']],
  [/^packages\/[^/]+\/src\/.*\.test\.tsx?$/, []],
  [/^packages\/ui\//, ['build', 'budgets', 'library', 'stories', 'journeys']],
  [/^packages\/portal\//, ['build', 'budgets', 'journeys']],
  [/^packages\/server\/test\/[^/]+\.test\.ts$/, ['api']],
  [/^packages\/server\/test\/isolated\//, ['api-isolated']],
  [/^packages\/server\/test\//, ['api', 'api-isolated']],
  [/^packages\/(server|sandbox)\//, ['api', 'api-isolated', 'build', 'journeys']],
  [/^packages\/contract\//, ['build', 'budgets', 'library', 'api', 'api-isolated', 'stories', 'journeys']],
  [/^e2e\//, ['build', 'journeys']],
  [/^tools\/(library|consumers)/, ['library']],
  [/^tools\/conformance/, ['api-isolated']],
];

/**
 * Returns the steps, out of `steps` and in that order, that the changed files can affect.
 * @param files paths from the root of the repository, with `/`
 */
export function affectedSteps(files: readonly string[], steps: readonly string[]): string[] {
  const needed = new Set(ALWAYS);
  for (const file of files) {
    const affected = AFFECTED.find(([pattern]) => pattern.test(file))?.[1];
    if (!affected) return [...steps];
    for (const step of affected) needed.add(step);
  }
  return steps.filter((step) => needed.has(step));
}

/** Returns the files that differ from a commit, including new ones. Throws if the commit does not exist. */
export async function changedSince(commit: string): Promise<string[]> {
  const lists = [
    await run('git', ['diff', '--name-only', '--no-renames', commit, '--']),
    await run('git', ['ls-files', '--others', '--exclude-standard']),
  ];
  const failed = lists.find(({ code }) => code !== 0);
  if (failed) throw new Error(failed.output.trim());
  return lists.flatMap(({ output }) => output.split('\n').filter(Boolean));
}
