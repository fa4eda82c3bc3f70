import { ExternalIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import type { NavigationService } from './types.js';

/** Says that a link opens a new tab (NAV-013) or leaves the portal (NAV-014); nothing for a page of the portal. */
export function LeavingMark({ href, newTab }: Pick<NavigationService, 'href' | 'newTab'>) {
  const t = useStrings();
  if (!newTab && !/^https?:/.test(href)) return null;
  return (
    <ExternalIcon
      size={14}
      label={t(newTab ? 'controls.opensInNewTab' : 'navigation.bar.leaves')}
      className="shrink-0 text-ink-3"
    />
  );
}
