export { KycRecordPanel } from './kyc-record-panel.js';
export type { KycRecordPanelProps, KycRecordState } from './kyc-record-panel.js';
