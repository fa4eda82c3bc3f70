/** Shared with other components of this package; not public. */
export { VersionTable } from './version-table.js';
export type { VersionDifference } from './version-table.js';
