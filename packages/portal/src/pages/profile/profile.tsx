import { lazyPart, Loading, ProfilePage, Skeleton, useStrings, type ProfileTab } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams, type Params } from 'react-router-dom';
import { notificationsQuery, unreadQuery } from '../../api/notifications.ts';
import { notificationPreferencesQuery, preferencesQuery } from '../../api/preferences.ts';
import { useUser } from '../../api/users.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { usePortalRoutes } from '../../app/router/routes-context.ts';
import { useUnsavedChanges } from '../../app/shell/unsaved-changes-guard.tsx';
import { creationHref } from '../../app/addresses/request-creation.ts';
import { profileHref } from '../../app/addresses/profile.ts';
import { Information } from './information.tsx';
import { notificationFilterOf, profileTabOf } from './profile-search.ts';

/** Lazy: only one of these tabs is shown, and only the preferences need selects. */
const Notifications = lazyPart(async () => (await import('./notifications.tsx')).Notifications);
const UserPreferences = lazyPart(async () => (await import('./user-preferences.tsx')).UserPreferences);

const PENDING = (
  <Loading>
    <Skeleton className="h-120" />
  </Loading>
);

export function prefetch(queries: QueryClient, _params: Params, search: URLSearchParams) {
  const reads: Record<ProfileTab, () => void> = {
    'profile-information': () => {},
    notifications: () =>
      void queries.prefetchInfiniteQuery(notificationsQuery(notificationFilterOf(search) === 'unread')),
    'user-preferences': () => {
      void queries.prefetchQuery(preferencesQuery());
      void queries.prefetchQuery(notificationPreferencesQuery());
    },
  };
  reads[profileTabOf(search)]();
}

export function Component() {
  const { t } = useTranslation('profile');
  const strings = useStrings();
  const [search] = useSearchParams();
  const tab = profileTabOf(search);
  const user = useUser();
  const routes = usePortalRoutes();
  const unread = useQuery(unreadQuery());
  const [unsavedProfile, setUnsavedProfile] = useState(false);
  const [unsavedPreferences, setUnsavedPreferences] = useState(false);
  useUnsavedChanges(unsavedProfile || unsavedPreferences);
  return (
    <>
      <PageTitle>{`${strings(`profile.tabs.${tab}`)} · ${t('title')}`}</PageTitle>
      <ProfilePage
        tab={tab}
        tabHref={profileHref}
        unread={unread.data?.totalRecords}
        // Hidden for bank users (PROF-005).
        newRequestHref={user.contactInformation.isInternal ? undefined : creationHref(user, routes)}
      >
        <Kept shown={tab === 'profile-information'}>
          <Information onUnsavedChange={setUnsavedProfile} />
        </Kept>
        {tab === 'notifications' ? (
          <Notifications filter={notificationFilterOf(search)} fallback={PENDING} />
        ) : null}
        <Kept shown={tab === 'user-preferences'}>
          <UserPreferences onUnsavedChange={setUnsavedPreferences} fallback={PENDING} />
        </Kept>
      </ProfilePage>
    </>
  );
}

/** Keeps an opened tab mounted while another one is shown, so that its input is kept. */
function Kept({ shown, children }: { shown: boolean; children: ReactNode }) {
  const [opened, setOpened] = useState(shown);
  if (shown && !opened) setOpened(true);
  return opened ? <div hidden={!shown}>{children}</div> : null;
}
