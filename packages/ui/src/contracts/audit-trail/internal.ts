export type { AuditPanelProps } from './audit-panel.js';
