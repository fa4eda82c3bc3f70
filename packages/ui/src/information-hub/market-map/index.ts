export { MarketMap } from './market-map.js';
export type { MarketMapProps } from './market-map.js';
