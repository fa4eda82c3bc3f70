export { visibleKycDocuments, visibleRecords } from './access.ts';
export { announceReviews } from './announce.ts';
export { REVIEW_STATUS_LABELS } from './filter-blocks.ts';
export { kycHandlers } from './handlers.ts';
export { statusAt } from './listing.ts';
export { recordSubjects } from './subject.ts';
