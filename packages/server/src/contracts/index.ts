export {
  administeredContracts,
  allowedServices,
  contractsWith,
  coveredBy,
  coveredEntities,
  entitiesWith,
  grantedServices,
  isShared,
  knownPeople,
  memberContracts,
  ofKnownPeople,
  ownContracts,
  reachedEntities,
  servedContracts,
  sharedEntities,
  visibleContracts,
} from './access.ts';
export { assignableContracts, NOT_OUTSOURCED } from './assignable.ts';
export { contractAudit } from './audit.ts';
export type { ContractAudit } from './audit.ts';
export { entityLabels } from './changes.ts';
export { checkEntities, checkFields, checkServices, requireChangeable, requireVersion } from './checks.ts';
export { contractHandlers } from './handlers.ts';
export {
  updateServicesOfContract,
  activateService,
  updateUserServices,
  lockServices,
} from './user-services.ts';
export { listsOf } from './lists.ts';
export { availableEntities, contractsNaming, reachablePeople } from './people.ts';
export { auditedRights, rightLabel } from './right-labels.ts';
export type { AuditedRight } from './right-labels.ts';
export {
  changesUsersOf,
  legalEntityColumns,
  managesUsersOf,
  readsAuditOf,
  requireContract,
  soleOf,
} from './rows.ts';
export { termsLabel } from './terms-versions.ts';
export { userValue } from './user-labels.ts';
