export { KycList } from './kyc-list.js';
export type { KycListProps } from './kyc-list.js';
