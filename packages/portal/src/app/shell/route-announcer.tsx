import { useLocation } from 'react-router-dom';
import { usePageFocus } from './use-page-focus.ts';

/**
 * Focuses the heading of each new route. The first page is skipped, unless something else had to be answered first:
 * `isShown` is false until then.
 */
export function RouteAnnouncer({ isShown }: { isShown: boolean }) {
  usePageFocus(useLocation().pathname, isShown);
  return null;
}
