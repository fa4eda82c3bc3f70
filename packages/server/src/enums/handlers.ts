import type { enums } from '@atrium/contract/enums';
import { CLIENT_ROLES, CONTRACT_STATUSES } from '@atrium/contract/contract-status';
import type { Handlers } from '../http/index.ts';

export function enumHandlers(): Handlers<typeof enums> {
  return {
    contractStatus: () => [...CONTRACT_STATUSES],
    clientRole: () => [...CLIENT_ROLES],
  };
}
