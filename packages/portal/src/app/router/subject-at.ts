import type { AccessSubject } from '@atrium/contract/access-subjects';
import { SERVICE_CODES } from '@atrium/contract/services';
import { catalogueEntry } from './service-access.ts';

const partsOf = (path: string): string[] => path.split(/[/?#]/).filter((part) => part !== '');

/**
 * Returns what a user needs at an address: the service whose page is at it or above it, or another permission. The
 * record in the address is ignored, so that forbidden and missing records get the same explanation.
 */
export function subjectAt(path: string): AccessSubject | undefined {
  const [first, second] = partsOf(path);
  if (first === 'support-page') return 'SUPPORT_PAGE';
  if (first === 'contracts' && (second === 'create' || second === 'access-reviews'))
    return 'CHANGE_CONTRACTS';
  return SERVICE_CODES.find((code) => {
    const [own, ownSecond] = partsOf(catalogueEntry(code).url);
    return (
      catalogueEntry(code).url.startsWith('/') && own === first && (own !== 'grid' || ownSecond === second)
    );
  });
}
