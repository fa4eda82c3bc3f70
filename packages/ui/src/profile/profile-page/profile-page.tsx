import type { ComponentProps, ReactNode } from 'react';
import { buttonVariants } from '../../controls/button/index.js';
import { cn, HostLink, PlusIcon, useStrings } from '../../foundations/index.js';
import { LinkTabs, PageHeader } from '../../navigation/index.js';

/** PROF-001, as written in the query parameter `tab`. */
export const PROFILE_TABS = ['profile-information', 'notifications', 'user-preferences'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

export interface ProfilePageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The selected tab. */
  tab: ProfileTab;
  /** Returns the address of a tab (PROF-002). */
  tabHref: (tab: ProfileTab) => string;
  /** Number of unread notifications, shown on their tab; undefined while unknown. */
  unread?: number | undefined;
  /** Address for creating a request; without it there is no button (PROF-004 to PROF-006). */
  newRequestHref?: string | undefined;
  /** The content of the tab. */
  children: ReactNode;
}

/** The page of the signed-in user: profile, notifications and preferences. */
export function ProfilePage({
  tab,
  tabHref,
  unread,
  newRequestHref,
  className,
  children,
  ...props
}: ProfilePageProps) {
  const t = useStrings();
  return (
    <div className={cn('px-16 pb-40 xs:px-24', className)} {...props}>
      <PageHeader
        title={t('profile.title')}
        {...(newRequestHref && {
          actions: (
            <HostLink href={newRequestHref} className={buttonVariants({ variant: 'primary' })}>
              <PlusIcon />
              {t('profile.newRequest')}
            </HostLink>
          ),
        })}
      />
      <LinkTabs
        label={t('profile.tabs.label')}
        current={tab}
        tabs={PROFILE_TABS.map((id) => ({
          id,
          href: tabHref(id),
          label: t(`profile.tabs.${id}`),
          ...(id === 'notifications' && unread && { count: unread }),
        }))}
      />
      <div className="pt-24">{children}</div>
    </div>
  );
}
