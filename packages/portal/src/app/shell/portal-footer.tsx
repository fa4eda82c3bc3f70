import { endStart, Footer, type FooterProps } from '@atrium/ui';
import { useIsFetching } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSupportMail } from '../../api/contacts.ts';
import { useUser } from '../../api/users.ts';
import { useAnalytics } from '../analytics-context.ts';
import { useSettings } from '../../api/settings.ts';

type Social = NonNullable<FooterProps['socialLinks']>[number];
const NETWORKS: readonly string[] = ['LinkedIn', 'X', 'YouTube'] satisfies Social['network'][];

/** The footer with the links available to the user (NAV-017 to NAV-026). */
export function PortalFooter() {
  const { pathname } = useLocation();
  const settings = useSettings();
  const analytics = useAnalytics();
  const user = useUser();
  const [hasPage, setHasPage] = useState(false);
  const supportMail = useSupportMail({ reads: hasPage });
  const onFirstPage = useCallback(() => {
    setHasPage(true);
    endStart();
  }, []);
  return (
    <>
      {hasPage ? null : <FirstReads onEnd={onFirstPage} />}
      <Footer
        // Hidden with its space reserved: no layout shift when it appears, no visible movement while the page fills.
        className={hasPage ? undefined : 'invisible'}
        hrefs={
          user.demoMode
            ? {}
            : {
                terms: '/terms-and-conditions',
                personalData: '/personal-data',
                oneClick: '/one-click',
                support: '/support-page',
              }
        }
        legalNoticeUrl={settings.legalNoticeUrl}
        supportMail={supportMail}
        socialLinks={settings.socialLinks
          .filter(({ name }) => NETWORKS.includes(name))
          .map(({ name, url }) => ({ network: name as Social['network'], href: url }))}
        demo={user.demoMode}
        supportUser={user.rights.isSuperAdmin || user.rights.isItSupport}
        internal={settings.isInternal}
        onLinkClick={(link) =>
          analytics.record({ page: pathname, eventType: 'FOOTER_CLICK', eventTarget: link })
        }
      />
    </>
  );
}

/** Milliseconds without a request after which the first page counts as loaded, and the maximum wait. */
const QUIET = 300;
const PATIENCE = 3000;

interface FirstReadsProps {
  /** Called once the first page has loaded its data, or after the maximum wait. Must be a stable reference. */
  onEnd: () => void;
}

/** Watches the requests of the first page. Unmounted afterwards, because every later request would re-render it. */
function FirstReads({ onEnd }: FirstReadsProps) {
  const isReading = useIsFetching() > 0;
  useEffect(() => {
    if (isReading) return undefined;
    const timer = setTimeout(onEnd, QUIET);
    return () => clearTimeout(timer);
  }, [isReading, onEnd]);
  useEffect(() => {
    const timer = setTimeout(onEnd, PATIENCE);
    return () => clearTimeout(timer);
  }, [onEnd]);
  return null;
}
