import type { User } from '@atrium/contract/users';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptDrafts } from '../../../app/kept-drafts.ts';
import { newCreationForm, type CreationForm } from './creation-form.ts';
import { useDraft } from './use-draft.ts';

const user = { id: 'claire', impersonator: null } as User;
const files = { documents: [], signature: [], missing: 0 };
const empty = newCreationForm();
const titled = (title: string): CreationForm => ({ ...empty, information: { ...empty.information, title } });

/** Opens the form as in a browser tab. */
function tab(submissionKey: string) {
  const options = { user, slot: 'KYC:REVIEW', wanted: null, files, submissionKey };
  const { result, rerender } = renderHook(
    (typed: { form: CreationForm; isDirty: boolean }) => useDraft({ ...options, ...typed }),
    { initialProps: { form: empty, isDirty: false } },
  );
  return {
    draft: () => result.current,
    offered: () => result.current.offered?.form.information.title,
    /** Types a title, and waits until the draft is saved. */
    type: (title: string) => {
      rerender({ form: titled(title), isDirty: true });
      act(() => void vi.advanceTimersByTime(1000));
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

it('two tabs with the same form keep separate drafts', () => {
  const [first, second] = [tab('a'), tab('b')];
  first.type('Of the first tab');
  second.type('Of the second tab');
  const next = tab('c');
  expect(next.offered()).toBe('Of the second tab');
  act(() => next.draft().discard(next.draft().offered!));
  expect(next.offered()).toBe('Of the first tab');
  act(() => next.draft().discard(next.draft().offered!));
  expect(next.offered()).toBeUndefined();
});

it('sending or discarding in one tab keeps the draft of the other', () => {
  const [first, second] = [tab('a'), tab('b')];
  first.type('Of the first tab');
  second.type('Of the second tab');
  second.draft().forget();
  expect(tab('c').offered()).toBe('Of the first tab');
});

it('a restored draft keeps its storage key, also when sent', () => {
  tab('a').type('Begun');
  const next = tab('b');
  act(() => next.draft().take(next.draft().offered!));
  next.type('Begun, and more');
  expect(localStorage).toHaveLength(1);
  expect(tab('c').offered()).toBe('Begun, and more');
  next.draft().forget();
  expect(localStorage).toHaveLength(0);
});

it('a draft continued in another tab is neither overwritten nor discarded by the tab that restored it', () => {
  const first = tab('a');
  first.type('Begun');
  const next = tab('b');
  act(() => next.draft().take(next.draft().offered!));
  first.type('Begun, one way');
  next.type('Begun, the other');
  expect(tab('c').offered()).toBe('Begun, the other');
  next.draft().forget();
  expect(tab('c').offered()).toBe('Begun, one way');
});

it('an offered draft stays available while another is typed and discarded', () => {
  tab('a').type('Begun');
  const next = tab('b');
  next.type('Something else');
  next.draft().forget();
  expect(tab('c').offered()).toBe('Begun');
});

it('input is stored while an earlier draft is offered, and kept when that draft is resumed', () => {
  tab('a').type('Begun');
  const next = tab('b');
  next.type('Something else');
  expect(localStorage).toHaveLength(2);
  next.type('Something else, and more');
  act(() => next.draft().take(next.draft().offered!));
  next.type('Begun, and more');
  const titles = keptDrafts('request-draft', Date.now()).map(
    ({ value }) => (value['form'] as CreationForm).information.title,
  );
  expect(titles.toSorted()).toEqual(['Begun, and more', 'Something else, and more']);
});

it('the draft that the page itself stores is never offered to it', () => {
  tab('a').type('Begun');
  const next = tab('b');
  next.type('Something else');
  act(() => next.draft().discard(next.draft().offered!));
  expect(next.offered()).toBeUndefined();
  expect(tab('c').offered()).toBe('Something else');
});
