export { ResearchList } from '@atrium/ui';
