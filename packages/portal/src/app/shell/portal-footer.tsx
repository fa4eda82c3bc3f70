import { Footer, type FooterProps } from '@atrium/ui';
import { useLocation } from 'react-router-dom';
import { useSupportMail } from '../../api/contacts.ts';
import { useUser } from '../../api/users.ts';
import { useAnalytics } from '../analytics-context.ts';
import { useSettings } from '../settings.ts';

type Social = NonNullable<FooterProps['socialLinks']>[number];
const NETWORKS: readonly string[] = ['LinkedIn', 'X', 'YouTube'] satisfies Social['network'][];

/** The footer with what exists for this person (NAV-017 to NAV-026). */
export function PortalFooter() {
  const { pathname } = useLocation();
  const settings = useSettings();
  const analytics = useAnalytics();
  const user = useUser();
  const supportMail = useSupportMail();
  return (
    <Footer
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
