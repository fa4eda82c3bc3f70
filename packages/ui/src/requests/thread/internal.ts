/** Exports for other components of this package; not public. */
export { useScrollsAlone } from './use-reading-position.js';
