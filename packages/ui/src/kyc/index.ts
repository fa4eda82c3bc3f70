export * from './review-state/index.js';
export * from './kyc-page/index.js';
export * from './kyc-record-page/index.js';
export * from './kyc-record-panel/index.js';
