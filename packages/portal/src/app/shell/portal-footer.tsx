import { Footer, type FooterProps } from '@atrium/ui';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSupportMail } from '../../api/contacts.ts';
import { useUser } from '../../api/users.ts';
import { useAnalytics } from '../analytics-context.ts';
import { useWaited } from '../use-waited.ts';
import { useSettings } from '../../api/settings.ts';

type Social = NonNullable<FooterProps['socialLinks']>[number];
const NETWORKS: readonly string[] = ['LinkedIn', 'X', 'YouTube'] satisfies Social['network'][];

/** The footer with what exists for this person (NAV-017 to NAV-026). */
export function PortalFooter() {
  const { pathname } = useLocation();
  const settings = useSettings();
  const analytics = useAnalytics();
  const user = useUser();
  const supportMail = useSupportMail();
  const hasPage = useHasPage();
  return (
    <Footer
      // Space is kept for it: nothing moves when it comes, and it does not move through the view while the page fills.
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
  );
}

/** Milliseconds without a read after which the first page is taken to be there, and those after which it is anyway. */
const QUIET = 300;
const PATIENCE = 3000;

/** Whether the first page has what it asked for. */
function useHasPage(): boolean {
  const isReading = useIsFetching() > 0;
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isReading) return undefined;
    const timer = setTimeout(() => setQuiet(true), QUIET);
    return () => clearTimeout(timer);
  }, [isReading]);
  return useWaited(PATIENCE, isQuiet);
}
