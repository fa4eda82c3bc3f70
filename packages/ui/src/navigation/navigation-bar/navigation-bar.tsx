import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { mailto } from '../../data/mail-link/index.js';
import { cn } from '../../foundations/cn.js';
import { BellIcon, HelpIcon, MenuIcon } from '../../foundations/icons/index.js';
import { HostLink, useStrings } from '../../foundations/provider/index.js';
import { StateMark } from '../../foundations/state-mark/index.js';
import { AccountLabel } from './account-label.js';
import { accountClasses, drawerClasses } from './bar-classes.js';
import { BarSearch, type BarSearchProps } from './bar-search.js';
import { ImpersonationStrip } from './impersonation-strip.js';
import { AccountMenu, Deferred, NavigationDrawer } from './layers.js';
import { MainNavigation } from './main-navigation.js';
import { PerimeterSwitch } from './perimeter-switch.js';
import { PrintHead } from './print-head.js';
import { ProductMark } from './product-mark.js';
import type { Account, Impersonation, NavigationContent, Perimeter } from './types.js';

export interface NavigationBarProps extends Omit<ComponentProps<'header'>, 'children'>, NavigationContent {
  /** The product name, after the logo. */
  productName: string;
  /** The logo before the name; a bank may use its own. */
  mark?: ReactNode;
  /** URL of the home page. */
  homeHref: string;
  /** The company the user acts for; absent for users who act for all. */
  perimeter?: Perimeter | undefined;
  /** The search; without it, none is shown. */
  search?: BarSearchProps;
  /** Unread count and URL of the notifications; without it, there is no bell. */
  notifications?: { unread: number; href: string };
  /** The signed-in user and their settings. */
  account: Account;
  /** Set while the user impersonates somebody else. */
  impersonation?: Impersonation;
  /** Id of the page's main element, for the skip link. */
  contentId?: string;
}

const iconLinkClasses =
  'focus-paper inline-flex size-36 shrink-0 items-center justify-center rounded-control hover:bg-binding-2 max-xs:size-44';

/**
 * The navigation bar of every page (DS-056), 52 px high: logo and name, perimeter, main navigation, search,
 * notifications, help, user; above it, the banner of an impersonated session. Under 1024 px the navigation is in a
 * drawer.
 */
export function NavigationBar({
  productName,
  mark,
  homeHref,
  entries,
  services,
  current,
  supportMail,
  perimeter,
  search,
  notifications,
  account,
  impersonation,
  contentId = 'content',
  className,
  ...props
}: NavigationBarProps) {
  const t = useStrings();
  const unread = notifications?.unread ?? 0;
  return (
    <>
      <PrintHead productName={productName} perimeter={perimeter} person={account.name} />
      <header className={cn('sticky top-0 z-bar print:hidden', className)} {...props}>
        <a
          href={`#${contentId}`}
          className="focus-ring absolute top-8 left-8 z-bar -translate-y-80 rounded-control bg-raised px-16 py-8 text-body-strong text-brand-ink focus:translate-y-0"
        >
          {t('navigation.bar.skip')}
        </a>
        {impersonation ? <ImpersonationStrip {...impersonation} /> : null}
        <div className="relative flex h-bar items-center gap-4 bg-binding px-16 text-on-binding xs:px-24 sm:gap-16">
          <Deferred
            renderButton={(handlers) => (
              <IconButton
                icon={MenuIcon}
                iconSize={18}
                variant="binding"
                label={t('navigation.bar.menu')}
                className={drawerClasses}
                {...handlers}
              />
            )}
          >
            {(wanted, button) => (
              <NavigationDrawer
                fallback={button}
                title={productName}
                perimeter={perimeter}
                entries={entries}
                services={services}
                current={current}
                supportMail={supportMail}
                defaultOpen={wanted}
              />
            )}
          </Deferred>
          <HostLink
            href={homeHref}
            aria-label={t('navigation.bar.home', { product: productName })}
            className="focus-paper flex h-36 shrink-0 items-center gap-12 rounded-control font-serif text-headline"
          >
            {mark ?? <ProductMark />}
            <span>{productName}</span>
          </HostLink>
          {perimeter ? (
            <PerimeterSwitch
              perimeter={perimeter}
              quietClassName="text-on-binding-2"
              className="focus-paper max-w-320 rounded-control border-l border-binding-2 pl-16 max-md:hidden lg:mr-12"
            />
          ) : null}
          {/* Keeps a distance from the product name when there is no perimeter between them. */}
          <MainNavigation
            entries={entries}
            services={services}
            current={current}
            className={perimeter ? undefined : 'ml-16'}
          />
          <div className="ml-auto flex items-center gap-4">
            {search ? <BarSearch {...search} /> : null}
            {notifications ? (
              <HostLink
                href={notifications.href}
                aria-label={
                  unread > 0
                    ? t('navigation.bar.unread', { count: unread })
                    : t('navigation.bar.notifications')
                }
                className={cn(iconLinkClasses, 'lg:ml-8')}
              >
                <span className="relative">
                  <BellIcon size={18} />
                  {unread > 0 ? (
                    // On the green background the mark needs the amber of the dark theme.
                    <span data-theme="dark" className="absolute -top-4 -right-4">
                      <StateMark name="action" size={10} />
                    </span>
                  ) : null}
                </span>
              </HostLink>
            ) : null}
            <a
              href={mailto(supportMail)}
              aria-label={t('navigation.bar.mailSupport')}
              className={cn(iconLinkClasses, 'max-xs:hidden')}
            >
              <HelpIcon size={18} />
            </a>
            <Deferred
              renderButton={(handlers) => (
                <button
                  type="button"
                  aria-haspopup="menu"
                  aria-expanded={false}
                  aria-label={t('navigation.bar.account', { name: account.name })}
                  className={accountClasses}
                  {...handlers}
                >
                  <AccountLabel name={account.name} />
                </button>
              )}
            >
              {(wanted, button) => <AccountMenu fallback={button} account={account} defaultOpen={wanted} />}
            </Deferred>
          </div>
        </div>
      </header>
    </>
  );
}
