export { countFacets } from './facets.ts';
export type { Facet } from './facets.ts';
export { labelRank, orderTerms } from './order.ts';
export type { TieBreaker } from './order.ts';
export { containsCode, containsText, likeText, wordsOf } from './text.ts';
