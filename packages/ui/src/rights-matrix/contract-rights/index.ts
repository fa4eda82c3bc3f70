export { ContractRights, RIGHTS_VIEWS } from './contract-rights.js';
export type { ContractRightsProps, RightsReplay, RightsView } from './contract-rights.js';
export type { SavedRights } from './undo-banner.js';
