export { KycRecordPage } from './kyc-record-page.js';
export type { KycRecordPageProps, KycDocumentsState } from './kyc-record-page.js';
