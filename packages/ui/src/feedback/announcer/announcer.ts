import { useEffect } from 'react';

export type Politeness = 'polite' | 'assertive';

/** The two live regions of the page, made once; they stay when a dialog hides the rest of the page. */
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

/** How long a message stays in its region, in milliseconds: long enough to be read, short enough not to be met later. */
const KEEP = 5000;
const cleaning = new Map<Politeness, ReturnType<typeof setTimeout>>();

/**
 * Says a sentence to assistive technology without showing it: what changed on the screen without a move of focus (sorted,
 * filtered, copied). Polite by default; assertive only for what must interrupt. The same sentence twice is said twice.
 */
export function announce(message: string, politeness: Politeness = 'polite'): void {
  const region = regionOf(politeness);
  clearTimeout(cleaning.get(politeness));
  // A no-break space makes a repeated sentence a change.
  region.textContent = region.textContent === message ? `${message}\u00a0` : message;
  cleaning.set(
    politeness,
    setTimeout(() => {
      region.textContent = '';
    }, KEEP),
  );
}

/** `announce`, with its live regions in the page before the first sentence: a region that appears filled is not read. */
export function useAnnounce(): typeof announce {
  useEffect(() => {
    regionOf('polite');
    regionOf('assertive');
  }, []);
  return announce;
}
