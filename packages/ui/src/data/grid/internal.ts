/** Shared with other components of this package; not public. */
export { createRowEngine, type CreateRowEngineOptions } from './model/create-row-engine.js';
export { useNarrow } from './narrow/use-narrow.js';
export type { AddFilterProps } from './filter/add-filter.js';
export { shownColumns } from './model/shown-columns.js';
export { useRowHeight } from './model/use-row-height.js';
export { assignSlots } from './viewport/slots.js';
