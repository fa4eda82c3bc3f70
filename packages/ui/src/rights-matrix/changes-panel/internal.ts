/** Exports for other components of this package; not public. */
export { ChangesPanel } from './changes-panel.js';
export { WithChanges } from './with-changes.js';
export type { NewEntitiesList, RightsSaveProps } from './changes-panel.js';
