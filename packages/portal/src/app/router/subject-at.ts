import type { AccessSubject } from '@atrium/contract/access-subjects';
import { SERVICE_CODES } from '@atrium/contract/services';
import { catalogueEntry } from './service-access.ts';

const partsOf = (path: string): string[] => path.split(/[/?#]/).filter((part) => part !== '');

/**
 * The service whose page stands at an address or above it, whatever record the address names: that one may not see a record
 * and that there is none are explained alike.
 */
export function subjectAt(path: string): AccessSubject | undefined {
  const [first, second] = partsOf(path);
  if (first === 'support-page') return 'SUPPORT_PAGE';
  return SERVICE_CODES.find((code) => {
    const [own, ownSecond] = partsOf(catalogueEntry(code).url);
    return (
      catalogueEntry(code).url.startsWith('/') && own === first && (own !== 'grid' || ownSecond === second)
    );
  });
}
