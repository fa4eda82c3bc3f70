export { MarketMark } from './market-mark.js';
