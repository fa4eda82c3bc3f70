import type { ReachableUser } from '@atrium/contract/request-creation';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePeopleChange } from './use-people-change.ts';

const person = (id: string) => ({ id, firstName: id.toUpperCase(), lastName: 'X' }) as ReachableUser;
const ALL = ['ann', 'ben', 'cat'].map(person);

/** Renders the selection of a form; returns a function that changes it. */
function choice() {
  const { result, rerender } = renderHook(
    ({ cause, ids, people = ALL, isLoading = false }: Choice) =>
      usePeopleChange(cause, ids, people, isLoading),
    { initialProps: { cause: 'none', ids: ['ann'] } },
  );
  return (next: Choice) => {
    rerender(next);
    return result.current;
  };
}
interface Choice {
  cause: string;
  ids: string[];
  people?: readonly ReachableUser[];
  isLoading?: boolean;
}

it('announces added and removed participants after a topic change, once they are loaded', () => {
  const becomes = choice();
  expect(becomes({ cause: 'payments', ids: [], isLoading: true })).toBeNull();
  const said = { added: ['BEN X'], removed: ['ANN X'] };
  expect(becomes({ cause: 'payments', ids: ['ben'] })).toEqual(said);
  // The message stays until the selection changes.
  expect(becomes({ cause: 'payments', ids: ['ben'] })).toEqual(said);
  expect(becomes({ cause: 'payments', ids: ['ben', 'cat'] })).toBeNull();
});

it('announces nothing without a change, nor the initial selection', () => {
  const becomes = choice();
  expect(becomes({ cause: 'payments', ids: ['ann'] })).toBeNull();
  expect(becomes({ cause: 'payments', ids: [] })).toBeNull();
  expect(becomes({ cause: 'accounts', ids: ['ann', 'ben'] })).toBeNull();
});

it('names participants who are no longer possible', () => {
  const becomes = choice();
  becomes({ cause: 'none', ids: ['ann', 'cat'] });
  const without = ALL.filter(({ id }) => id !== 'cat');
  expect(becomes({ cause: 'payments', ids: ['ann'], people: without })).toEqual({
    added: [],
    removed: ['CAT X'],
  });
});
