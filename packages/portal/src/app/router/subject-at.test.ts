import { expect, test } from 'vitest';
import { subjectAt } from './subject-at.ts';

test.each([
  ['/kyc', 'KYC'],
  ['/kyc/FR-000001', 'KYC'],
  ['/grid/MTM', 'MTM'],
  ['/grid/UNKNOWN', undefined],
  ['/loans-and-deposit-reporting/12', 'TREASURY_REPORTING'],
  ['/loans-and-deposits', 'LOANS_AND_DEPOSITS'],
  ['/requests-board/requests/1', 'REQUESTS_BOARD'],
  ['/highlights', 'HIGHLIGHTS'],
  ['/contracts/1', 'CONTRACTS'],
  ['/contracts/create', 'CHANGE_CONTRACTS'],
  ['/contracts/access-reviews', 'CHANGE_CONTRACTS'],
  ['/support-page', 'SUPPORT_PAGE'],
  ['/nothing', undefined],
  ['/', undefined],
])('missing access at %s is explained by %s', (path, subject) => {
  expect(subjectAt(path)).toBe(subject);
});
