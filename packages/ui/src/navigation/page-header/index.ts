export { PageHeader } from './page-header.js';
export type { PageHeaderProps } from './page-header.js';
export { SectionHeader } from './section-header.js';
export type { SectionHeaderProps } from './section-header.js';
