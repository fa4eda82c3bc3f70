export { VersionConflict } from './version-conflict.js';
export type { VersionConflictProps, VersionDifference } from './version-conflict.js';
