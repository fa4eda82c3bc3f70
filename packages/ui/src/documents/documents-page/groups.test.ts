import { expect, test } from 'vitest';
import { DOCUMENTS } from '../documents.fixture.js';
import { groupsOf } from './groups.js';

const words = { month: (date: string) => date.slice(0, 7), none: 'Other' };
const headings = (sort: Parameters<typeof groupsOf>[1]) =>
  groupsOf(DOCUMENTS, sort, words).map(({ heading, documents }) => `${heading} ${documents.length}`);

test('DOC-002 documents are grouped by the sort criterion', () => {
  expect(headings('DateDescending')).toEqual(['2026-11 3', '2026-10 4']);
  expect(headings('ServicesAscending')).toEqual(['Cash management 1', 'Other 6']);
  expect(headings('ContractsAscending')).toEqual(['Halden, cash management 6', 'Other 1']);
  expect(headings('TagsAscending')).toEqual(['null 7']);
});
