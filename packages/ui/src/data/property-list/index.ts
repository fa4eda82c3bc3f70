export { PropertyList } from './property-list.js';
export type { Property, PropertyListProps } from './property-list.js';
export { FactStrip } from './fact-strip.js';
export type { Fact, FactStripProps, Facts } from './fact-strip.js';
