import type { ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { Link } from '../../controls/link/index.js';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';

export interface CookieBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The user has already accepted: nothing is shown. The host stores it in local storage (NAV-003). */
  accepted: boolean;
  /** Called when the user accepts; the host stores it. */
  onAccept: () => void;
  /** URL of the cookie policy. */
  policyHref?: string;
}

/**
 * The cookie bar at the bottom of the page, until it is accepted (NAV-002, DS-058). It does not trap the focus and
 * keeps the page usable; it is a landmark, so that it can be found.
 */
export function CookieBar({ accepted, onAccept, policyHref, className, ...props }: CookieBarProps) {
  const t = useStrings();
  if (accepted) return null;
  return (
    <section
      aria-label={t('feedback.cookies.label')}
      data-page-cookies
      className={cn(
        'sticky bottom-0 z-bulk-bar flex flex-wrap items-center justify-between gap-x-24 gap-y-12 border-t border-line-ink bg-raised px-24 py-12 max-xs:px-16 print:hidden',
        className,
      )}
      {...props}
    >
      <p className="max-w-measure text-body text-ink-2">
        {t('feedback.cookies.text')}
        {policyHref ? (
          <>
            {' '}
            <Link href={policyHref}>{t('feedback.cookies.policy')}</Link>
          </>
        ) : null}
      </p>
      <Button variant="primary" onClick={onAccept} className="max-xs:w-full">
        {t('feedback.cookies.accept')}
      </Button>
    </section>
  );
}
