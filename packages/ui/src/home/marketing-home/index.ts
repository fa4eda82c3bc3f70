export { MarketingHome } from './marketing-home.js';
export type { MarketedService, MarketingHomeProps } from './marketing-home.js';
