import type { accessReviews as accessReviewsContract } from '@atrium/contract/access-reviews';
import { requireReadableUsers } from '../contract-users/index.ts';
import { refusal } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { closeReview, decideLines, openReview, openReviews } from './changes.ts';
import { resultPdf, resultSheet } from './result.ts';
import { contractOfResult, openReviewsOf, reviewsOf, reviewWithLines } from './rows.ts';

const STILL_OPEN = {
  en: 'This access review is still open. Its result is there once it is closed.',
  fr: 'Cette revue des accès est encore ouverte. Son résultat sera disponible une fois clôturée.',
};

export function accessReviewHandlers(platform: Platform): Handlers<typeof accessReviewsContract> {
  const { db } = platform;
  return {
    async list({ user, params }) {
      await requireReadableUsers(db, user, params.id);
      return reviewsOf(db, params.id);
    },

    listOpen: () => openReviewsOf(db),
    openSeveral: (call) => openReviews(platform, { ...call, params: undefined }),

    open: (call) => openReview(platform, call),

    async get({ user, params, language }) {
      await requireReadableUsers(db, user, params.id);
      return reviewWithLines(db, params.id, params.reviewId, language);
    },

    decide: (call) => decideLines(platform, call),
    close: (call) => closeReview(platform, call),

    async result({ user, params, query, language }) {
      await requireReadableUsers(db, user, params.id);
      const review = await reviewWithLines(db, params.id, params.reviewId, language);
      if (review.closedAt === null) throw refusal('ACCESS_REVIEW_UNFINISHED', STILL_OPEN);
      const closed = { ...review, contract: await contractOfResult(db, review.id) };
      return query.format === 'pdf'
        ? resultPdf(closed, language)
        : resultSheet(closed, language, user.contactInformation.isInternal);
    },
  };
}
