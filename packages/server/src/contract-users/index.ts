export { requireChangeableUsers, requireOthers, requireReadableUsers } from './access.ts';
export { dormantRights, removeDormantRights } from './dormant-rights.ts';
export type { DormantRight } from './dormant-rights.ts';
export { contractUserHandlers } from './handlers.ts';
export { nameOf } from './members.ts';
export { activatedServices, usersOfContract } from './rows.ts';
export { applyRightsIn, auditedRightsIn } from './set-rights.ts';
export { latestRightsEvents, undoableUntil } from './undo.ts';
