export { Banner } from './banner.js';
export type { BannerProps, BannerTone } from './banner.js';
