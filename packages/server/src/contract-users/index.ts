export { requireChangeableUsers, requireOthers, requireReadableUsers } from './access.ts';
export { contractUserHandlers } from './handlers.ts';
export { nameOf } from './members.ts';
export { activatedServices, peopleOrder, usersOfContract } from './rows.ts';
export { setRightsIn } from './set-rights.ts';
export { undoableUntil } from './undo.ts';
