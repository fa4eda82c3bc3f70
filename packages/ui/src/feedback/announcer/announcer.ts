import { useEffect } from 'react';

export type Politeness = 'polite' | 'assertive';

/** The page's two live regions, created once; they remain when a dialog hides the rest of the page. */
const regions = new Map<Politeness, HTMLElement>();

function regionOf(politeness: Politeness): HTMLElement {
  const known = regions.get(politeness);
  if (known?.isConnected) return known;
  const region = document.createElement('div');
  region.setAttribute('aria-live', politeness);
  region.setAttribute('aria-atomic', 'true');
  region.dataset['announcer'] = politeness;
  region.className = 'sr-only';
  document.body.append(region);
  regions.set(politeness, region);
  return region;
}

/** Time in milliseconds that a message stays in its region: long enough to be read, then removed. */
const KEEP = 5000;
const cleaning = new Map<Politeness, ReturnType<typeof setTimeout>>();

/**
 * Announces a message to assistive technology without showing it: changes that do not move the focus (sorted, filtered,
 * copied). Polite by default; assertive only for what must interrupt. A repeated message is announced again.
 */
export function announce(message: string, politeness: Politeness = 'polite'): void {
  const region = regionOf(politeness);
  clearTimeout(cleaning.get(politeness));
  // A no-break space makes a repeated message a change.
  region.textContent = region.textContent === message ? `${message}\u00a0` : message;
  cleaning.set(
    politeness,
    setTimeout(() => {
      region.textContent = '';
    }, KEEP),
  );
}

/** Returns `announce`, and adds its live regions to the page in advance: a region that is added filled is not read. */
export function useAnnounce(): typeof announce {
  useEffect(() => {
    regionOf('polite');
    regionOf('assertive');
  }, []);
  return announce;
}
