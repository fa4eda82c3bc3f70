export { AcceptedTypes } from './accepted-types.js';
export type { AcceptedTypesProps } from './accepted-types.js';
