export { GlobalMarketsResearch } from './global-markets-research.js';
export type { GlobalMarketsResearchProps } from './global-markets-research.js';
