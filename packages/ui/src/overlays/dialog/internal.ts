/** Shared with other components of this package; not public. */
export { contentVariants, scrimClasses } from './dialog-parts.js';
export { useLayerProps } from './layer-props.js';
