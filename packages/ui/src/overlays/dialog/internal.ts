/** What other components of this package share with this one; not public. */
export { contentVariants, scrimClasses } from './dialog-parts.js';
export { useLayerFocus } from './layer-focus.js';
