import { describe, expect, it } from 'vitest';
import { reviewStatus } from './kyc-rules.ts';

const today = '2026-11-20';

describe('the status of a KYC review', () => {
  it.each([
    ['KYC-033', null, 'undated'],
    ['KYC-034', '2026-11-19', 'overdue'],
    ['KYC-035', '2026-11-20', 'soon'],
    ['KYC-035', '2027-02-20', 'soon'],
    ['KYC-036', '2027-02-21', 'later'],
  ])('%s a review on %s is %s', (_row, day, status) => {
    expect(reviewStatus(day, today)).toBe(status);
  });
});
