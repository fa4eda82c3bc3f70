/** What other components of this package share with this one; not public. */
export { ChangesPanel } from './changes-panel.js';
export type { RightsSaveProps } from './changes-panel.js';
