import { describe, expect, it } from 'vitest';
import { affectedSteps, changedSince } from './affected.ts';

const STEPS = ['format', 'unit', 'build', 'budgets', 'library', 'api-isolated', 'api', 'stories', 'journeys'];

describe('test steps affected by a change', () => {
  it.each([
    ['documentation', ['README.md', 'docs/how-to/add-a-component.md'], ['format', 'unit']],
    ['an API test', ['packages/server/test/tags.test.ts'], ['format', 'unit', 'api']],
    [
      'a test with its own server',
      ['packages/server/test/isolated/jobs.test.ts'],
      ['format', 'unit', 'api-isolated'],
    ],
    [
      'code shared by both kinds of API test',
      ['packages/server/test/support.ts'],
      ['format', 'unit', 'api-isolated', 'api'],
    ],
    ['a unit test of the server', ['packages/server/src/tags/rows.test.ts'], ['format', 'unit']],
    [
      'a handler',
      ['packages/server/src/tags/handlers.ts'],
      ['format', 'unit', 'build', 'api-isolated', 'api', 'journeys'],
    ],
    ['a story', ['packages/ui/src/tags/chip/chip.stories.tsx'], ['format', 'unit', 'stories']],
    [
      'a page',
      ['packages/portal/src/pages/home/home.tsx'],
      ['format', 'unit', 'build', 'budgets', 'journeys'],
    ],
    ['the contract', ['packages/contract/src/tags.ts'], STEPS],
    ['a file without a rule', ['package-lock.json'], STEPS],
    ['documentation and the lock file', ['README.md', 'package-lock.json'], STEPS],
  ])('of %s', (_what, files, steps) => {
    expect(affectedSteps(files, STEPS)).toEqual(steps);
  });

  it('an unknown commit is refused', async () => {
    await expect(changedSince('no-such-commit')).rejects.toThrow('no-such-commit');
    await expect(changedSince('HEAD')).resolves.toBeInstanceOf(Array);
  });
});
