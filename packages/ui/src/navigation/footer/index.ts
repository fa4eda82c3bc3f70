export { Footer } from './footer.js';
export type { FooterLinkId, FooterProps, SocialNetwork } from './footer.js';
