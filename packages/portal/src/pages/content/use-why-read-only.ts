import type { AccessSubject } from '@atrium/contract/access-subjects';
import { useUser } from '../../api/users.ts';
import { askWhyNotDo } from '../../app/shell/access-explanations.tsx';

/** Returns how people of the bank ask why they may read a page but not edit it; undefined for editors and clients. */
export function useWhyReadOnly(subject: AccessSubject, canEdit: boolean | undefined) {
  const { isInternal } = useUser().contactInformation;
  return isInternal && canEdit === false ? () => askWhyNotDo(subject) : undefined;
}
