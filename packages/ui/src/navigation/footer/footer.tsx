import type { ComponentProps, ReactNode } from 'react';
import { mailto, type Mail } from '../../data/mail-link/index.js';
import { cn } from '../../foundations/cn.js';
import { LinkedInIcon, XLogoIcon, YouTubeIcon, type IconComponent } from '../../foundations/icons/index.js';
import {
  HostLink,
  useFormats,
  useLanguage,
  useStrings,
  type Language,
} from '../../foundations/provider/index.js';

export type SocialNetwork = 'LinkedIn' | 'X' | 'YouTube';

const NETWORK_ICONS: Record<SocialNetwork, IconComponent> = {
  LinkedIn: LinkedInIcon,
  X: XLogoIcon,
  YouTube: YouTubeIcon,
};

/** Identifies a link of the footer for analytics (NAV-026). */
export type FooterLinkId =
  | 'terms'
  | 'personalData'
  | 'oneClick'
  | 'support'
  | 'legalNotice'
  | 'contactUs'
  | `social-${SocialNetwork}`;

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** URLs of the portal's own pages; pages without one are not linked. */
  hrefs: { terms?: string; personalData?: string; oneClick?: string; support?: string };
  /** URL of the legal notice, by language (NAV-022). */
  legalNoticeUrl: Record<Language, string>;
  /** Email of client service: the support address, with the coverage contacts in copy (NAV-023, NAV-027). */
  supportMail: Mail;
  /** The bank's social network links. */
  socialLinks?: readonly { network: SocialNetwork; href: string }[];
  /** Demo mode hides the one-click page (NAV-020). */
  demo?: boolean;
  /** The user is a super administrator or IT support; together with `internal`, shows the support page (NAV-021). */
  supportUser?: boolean;
  /** The internal setting of the portal. */
  internal?: boolean;
  /** When the data on the page was read; shown at the left. */
  dataAsOf?: Date | string;
  /** Client service details: phone number and hours. */
  clientService?: ReactNode;
  /** Called on every link click, for analytics (NAV-026). */
  onLinkClick?: (link: FooterLinkId) => void;
}

/** The footer of every page, 40 px high: time of the data, legal links, client service (direction, section 2). */
export function Footer({
  hrefs,
  legalNoticeUrl,
  supportMail,
  socialLinks,
  demo = false,
  supportUser = false,
  internal = false,
  dataAsOf,
  clientService,
  onLinkClick,
  className,
  ...props
}: FooterProps) {
  const t = useStrings();
  const formats = useFormats();
  const language = useLanguage();
  const page = (id: keyof typeof hrefs) => {
    const href = hrefs[id];
    return href ? (
      <li>
        <HostLink href={href} className={linkClasses} onClick={() => onLinkClick?.(id)}>
          {t(`navigation.footer.${id}`)}
        </HostLink>
      </li>
    ) : null;
  };
  return (
    <footer
      className={cn(
        'flex min-h-40 flex-wrap items-center gap-x-24 border-t border-line px-16 text-caption text-ink-2 xs:px-24 print:hidden',
        className,
      )}
      {...props}
    >
      {dataAsOf ? (
        <p className="mr-auto py-6">
          {t('navigation.footer.dataAsOf', { time: formats.dateTime(dataAsOf) })}
        </p>
      ) : null}
      <nav aria-label={t('navigation.footer.label')} className={dataAsOf ? undefined : 'mr-auto'}>
        <ul className="flex flex-wrap items-center gap-x-20">
          {page('terms')}
          {page('personalData')}
          {demo ? null : page('oneClick')}
          {supportUser && internal ? page('support') : null}
          <li>
            <OutsideLink href={legalNoticeUrl[language]} onClick={() => onLinkClick?.('legalNotice')}>
              {t('navigation.footer.legalNotice')}
            </OutsideLink>
          </li>
          <li>
            <a href={mailto(supportMail)} className={linkClasses} onClick={() => onLinkClick?.('contactUs')}>
              {t('navigation.footer.contactUs')}
            </a>
          </li>
          {socialLinks?.map(({ network, href }) => {
            const Icon = NETWORK_ICONS[network];
            return (
              <li key={network}>
                <OutsideLink
                  href={href}
                  className="size-24 justify-center"
                  onClick={() => onLinkClick?.(`social-${network}`)}
                >
                  <Icon label={t('navigation.footer.social', { network })} />
                </OutsideLink>
              </li>
            );
          })}
        </ul>
      </nav>
      {clientService ? <p className="py-6">{clientService}</p> : null}
    </footer>
  );
}

const linkClasses =
  'focus-ring inline-flex min-h-24 items-center rounded-tag text-ink-2 underline decoration-line-2 underline-offset-3 hover:text-ink hover:decoration-current';

function OutsideLink({ className, children, ...props }: ComponentProps<'a'> & { href: string }) {
  const t = useStrings();
  return (
    <a target="_blank" rel="noopener noreferrer" className={cn(linkClasses, className)} {...props}>
      {children}
      <span className="sr-only">, {t('controls.opensInNewTab')}</span>
    </a>
  );
}
