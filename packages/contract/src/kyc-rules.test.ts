import { describe, expect, it } from 'vitest';
import { isToProvide, KYC_RIGHTS, kycDocumentStatus, kycRightFlags, reviewStatus } from './kyc-rules.ts';

const today = '2026-11-20';

describe('status of a KYC review', () => {
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

describe('status of a document of a KYC record', () => {
  it.each([
    ['no file was received', null, null, false, 'missing'],
    ['it has expired', '2025-11-01', '2026-11-19', true, 'expired'],
    ['it expires today', '2025-11-01', '2026-11-20', true, 'accepted'],
    ['the bank is checking it', '2026-11-01', null, false, 'inReview'],
    ['it is valid', '2026-11-01', null, true, 'accepted'],
  ])('where %s', (_case, receivedAt, validUntil, isVerified, status) => {
    expect(kycDocumentStatus({ receivedAt, validUntil, isVerified }, today)).toBe(status);
    expect(isToProvide(kycDocumentStatus({ receivedAt, validUntil, isVerified }, today))).toBe(
      status === 'missing' || status === 'expired',
    );
  });

  it('KYC-029 KYC-017 access levels increase from a restricted view to creating requests', () => {
    expect(KYC_RIGHTS.map(kycRightFlags)).toEqual([
      { hasAllData: false, hasReadOnlyRight: true },
      { hasAllData: true, hasReadOnlyRight: true },
      { hasAllData: true, hasReadOnlyRight: false },
    ]);
  });
});
