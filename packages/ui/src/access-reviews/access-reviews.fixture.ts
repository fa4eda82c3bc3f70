import type { AccessReviewDetail, AccessReviewLine } from '@atrium/contract/access-reviews';

const MARIE = { id: '6d1c1b2e-0000-4000-8000-000000000001', firstName: 'Marie', lastName: 'Keller' };
const LENA = {
  id: '6d1c1b2e-0000-4000-8000-000000000002',
  firstName: 'Lena',
  lastName: 'Brandt',
  email: 'lena.brandt@halden.example',
};
const HARI = {
  id: '6d1c1b2e-0000-4000-8000-000000000003',
  firstName: 'Hari',
  lastName: 'Shah',
  email: 'hari.shah@halden.example',
};

const line = (number: number, more: Partial<AccessReviewLine>): AccessReviewLine => ({
  id: `6d1c1b2e-0000-4000-8000-00000000010${number}`,
  person: LENA,
  contractStatus: 'SIGNED',
  clientRole: 'ADMIN',
  service: { id: 'KYC', label: 'KYC', linkedToLegalEntities: true },
  right: { id: 'KYC.All', label: 'All' },
  listName: null,
  decision: null,
  comment: '',
  decidedBy: null,
  decidedAt: null,
  version: 1,
  ...more,
});

/** A review with a line of each kind. */
export const OPEN_REVIEW: AccessReviewDetail = {
  id: '6d1c1b2e-0000-4000-8000-000000000010',
  contractId: '6d1c1b2e-0000-4000-8000-000000000011',
  name: 'Autumn review 2026',
  dueDate: '2026-12-15',
  openedAt: '2026-11-16T08:00:00.000Z',
  openedBy: MARIE,
  closedAt: null,
  closedBy: null,
  digest: null,
  lines: { total: 4, decided: 2, revoked: 1 },
  version: 6,
  reviewed: [
    line(1, {}),
    line(2, {
      service: { id: 'MTM', label: 'Mark to market', linkedToLegalEntities: true },
      right: { id: 'MTM.Access', label: 'Access' },
    }),
    line(3, {
      person: HARI,
      clientRole: 'STANDARD',
      right: { id: 'KYC.Read', label: 'Read' },
      listName: 'Nordic entities',
      decision: 'REVOKED',
      comment: 'Moved to another team',
      decidedBy: MARIE,
      decidedAt: '2026-11-18T09:30:00.000Z',
      version: 2,
    }),
    line(4, {
      person: HARI,
      clientRole: 'STANDARD',
      service: { id: 'GUARANTEES', label: 'Guarantees', linkedToLegalEntities: true },
      right: { id: 'GUARANTEES.Access', label: 'Access' },
      decision: 'LAPSED',
      decidedAt: '2026-11-18T09:31:00.000Z',
      version: 2,
    }),
  ],
};

/** The same review after it is closed. */
export const CLOSED_REVIEW: AccessReviewDetail = {
  ...OPEN_REVIEW,
  id: '6d1c1b2e-0000-4000-8000-000000000012',
  name: 'Spring review 2026',
  closedAt: '2026-11-20T10:00:00.000Z',
  closedBy: MARIE,
  digest: 'a3f1c09b5e7d2446a3f1c09b5e7d2446a3f1c09b5e7d2446a3f1c09b5e7d2446',
  lines: { total: 4, decided: 4, revoked: 1 },
  version: 8,
  reviewed: OPEN_REVIEW.reviewed.map((one) =>
    one.decision === null
      ? { ...one, decision: 'CONFIRMED', decidedBy: MARIE, decidedAt: '2026-11-19T14:00:00.000Z', version: 2 }
      : one,
  ),
};
