import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Banner, type BannerProps } from '../../feedback/index.js';
import { cn } from '../../foundations/index.js';

interface ViewBannerProps extends BannerProps {
  /** The views, or the buttons for modes, one of which takes the focus if the banner disappears with it. */
  views: RefObject<HTMLElement | null>;
}

/** Banner above the rights with a button that makes it disappear. */
export function ViewBanner({ views, className, ...props }: ViewBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = banner.current;
    // Read now: while React removes the banner, the ref may be empty.
    const taker = views.current;
    return () => {
      if (own?.contains(document.activeElement))
        taker?.querySelector<HTMLElement>('[role=radio][aria-checked=true], [data-mode]')?.focus();
    };
  }, [views]);
  return <Banner ref={banner} live="polite" className={cn('mt-12', className)} {...props} />;
}
