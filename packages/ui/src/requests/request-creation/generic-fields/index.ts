export { GenericFields } from './generic-fields.js';
export type { GenericFieldsProps } from './generic-fields.js';
