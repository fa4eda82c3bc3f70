/** What other components of this package share with this one; not public. */
export { useScrollsAlone } from './use-reading-position.js';
