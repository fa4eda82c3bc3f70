export { VersionConflict } from './version-conflict.js';
export type { VersionConflictProps } from './version-conflict.js';
export type { VersionDifference } from '../../data/version-table/internal.js';
