/** Exports for other components of this package; not public. */
export { UndoBanner } from './undo-banner.js';
