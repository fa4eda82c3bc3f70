import type { AccessSubject } from '@atrium/contract/access-subjects';
import type { User } from '@atrium/contract/users';

/** Returns what a user lacks who cannot change a contract: the bank's role, or the client's for its own people. */
export const managerSubject = ({ contactInformation }: Pick<User, 'contactInformation'>): AccessSubject =>
  contactInformation.isInternal ? 'CHANGE_CONTRACTS' : 'MY_CONTRACT';
