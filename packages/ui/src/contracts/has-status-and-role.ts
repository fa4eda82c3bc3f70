import type { ContractKind } from '@atrium/contract/contract-status';

/** Whether users have a status and a role in contracts of this kind (CUSR-026). */
export const hasStatusAndRole = (kind: ContractKind): boolean => kind !== 'ATRIUM';
