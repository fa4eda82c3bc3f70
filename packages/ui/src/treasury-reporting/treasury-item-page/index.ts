export { TreasuryItemPage } from './treasury-item-page.js';
export type { TreasuryItemPageProps } from './treasury-item-page.js';
