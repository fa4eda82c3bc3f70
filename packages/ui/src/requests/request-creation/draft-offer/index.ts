export { DraftOffer } from './draft-offer.js';
export type { DraftOfferProps } from './draft-offer.js';
