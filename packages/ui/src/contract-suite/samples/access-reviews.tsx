import * as accessReviews from '../../access-reviews/index.js';
import { OPEN_REVIEW } from '../../access-reviews/access-reviews.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

export const reviewParts: Samples = {
  AccessReviewPage: sample(accessReviews.AccessReviewPage, 'element', {
    backHref: '/contracts/1/access-reviews',
    contract: { number: '00418', name: 'Cash management, Halden Group' },
    state: { status: 'ready', review: OPEN_REVIEW },
    today: '2026-11-24',
    ownId: 'nobody',
    onDecide: noop,
    onClose: () => Promise.resolve(),
    onResult: noop,
  }),
  AccessReviewsPage: sample(accessReviews.AccessReviewsPage, 'element', {
    contract: { name: 'Halden Group', href: '/contracts/1?tab=rights' },
    state: { status: 'ready', reviews: [OPEN_REVIEW] },
    today: '2026-11-24',
    hrefOf: (id: string) => `/contracts/1/access-reviews/${id}`,
    onOpen: () => Promise.resolve(),
  }),
  OpenReviewsPage: sample(accessReviews.OpenReviewsPage, 'element', {
    backHref: '/contracts',
    state: {
      status: 'ready',
      reviews: [
        { ...OPEN_REVIEW, contract: { id: OPEN_REVIEW.contractId, name: 'Halden', number: '00418' } },
      ],
    },
    today: '2026-11-24',
    hrefOf: ({ id }) => `/contracts/1/access-reviews/${id}`,
    contracts: { options: [] },
    onOpen: () => Promise.resolve(),
  }),
};
