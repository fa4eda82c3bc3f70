export { KycPage } from './kyc-page.js';
export type { KycPageProps, KycRegistryDocument } from './kyc-page.js';
