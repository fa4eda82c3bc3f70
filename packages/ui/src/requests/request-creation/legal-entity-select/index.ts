export { LegalEntitySelect } from './legal-entity-select.js';
export type { LegalEntitySelectProps } from './legal-entity-select.js';
