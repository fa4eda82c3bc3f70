export { ResearchList, type ResearchListProps } from './research-list.js';
export { ResearchPanel, type ResearchPanelProps } from './research-panel.js';
export type { ResearchRowsProps } from './research-rows.js';
