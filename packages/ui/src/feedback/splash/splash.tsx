import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { Spinner } from '../../controls/button/index.js';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';

/** Time in milliseconds after which the splash says that loading takes longer than usual. */
const SLOW = 10_000;

export interface SplashProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The product name, as in the navigation bar. */
  productName: string;
  /** The bank's logo, before the name. */
  mark?: ReactNode;
}

/** The full-page loading screen while settings, session and application load (NAV-001, DS-059). */
export function Splash({ productName, mark, className, ...props }: SplashProps) {
  const t = useStrings();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      className={cn(
        'grid min-h-dvh place-content-center justify-items-center gap-20 bg-binding p-24 text-on-binding',
        className,
      )}
      {...props}
    >
      <p className="flex items-center gap-12 font-serif text-display">
        {mark}
        {productName}
      </p>
      <div role="status" className="grid justify-items-center gap-8 text-body text-on-binding-2">
        <span className="inline-flex items-center gap-8">
          <Spinner />
          {t('feedback.loading')}
        </span>
        {slow ? <span>{t('feedback.splash.slow')}</span> : null}
      </div>
    </div>
  );
}
