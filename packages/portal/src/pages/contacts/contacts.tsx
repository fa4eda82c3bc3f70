import { contactFilterBody } from '@atrium/contract/contact-filter-rules';
import { normalisePhone } from '@atrium/contract/person-rules';
import { ContactsPage } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams, type Params } from 'react-router-dom';
import { contactFiltersQuery, contactPagesQuery, useContactCards } from '../../api/contact-list.ts';
import { useBookmarkContact } from '../../api/contacts.ts';
import { userQuery, useStartImpersonation, useUser } from '../../api/users.ts';
import { FiltersFailed } from '../../app/filters-failed.tsx';
import { listState } from '../../app/list-state.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useContactRequestHref } from '../../app/router/use-live-href.ts';
import { useAddress } from '../../app/use-address.ts';
import { readView, startOf, writeView, type ContactsView } from './address.ts';

const NO_BLOCKS: readonly [] = [];

export function prefetch(queries: QueryClient, _params: Params, address: URLSearchParams) {
  const user = queries.getQueryData(userQuery.queryKey);
  if (!user) return;
  const { filters, pages } = readView(startOf(address, user.contactInformation.isInternal) ?? address);
  void queries.prefetchQuery(contactPagesQuery(contactFilterBody(filters), pages));
  void queries.prefetchQuery(contactFiltersQuery(contactFilterBody(filters)));
}

/** The directory of contacts (CONT-001 to CONT-020). */
export function Component() {
  const [address] = useSearchParams();
  const user = useUser();
  const start = startOf(address, user.contactInformation.isInternal);
  return start ? <Navigate to={{ search: start.toString() }} replace /> : <Contacts />;
}

function Contacts() {
  const { t } = useTranslation('contacts');
  const [address, changeAddress] = useAddress();
  const view = useMemo(() => readView(address), [address]);
  const go = (change: (view: ContactsView) => ContactsView) =>
    changeAddress((now) => writeView(change(readView(now))), { flushSync: true });
  const body = contactFilterBody(view.filters);
  const list = useQuery(contactPagesQuery(body, view.pages));
  const blocks = useQuery(contactFiltersQuery(body));
  const bookmark = useBookmarkContact();
  const cards = useContactCards();
  const takeOver = useStartImpersonation();
  const messageHrefOf = useContactRequestHref();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <ContactsPage
        members={list.data?.records ?? []}
        blocks={blocks.data ?? (blocks.isError ? NO_BLOCKS : undefined)}
        filters={view.filters}
        onFiltersChange={(filters) => go(() => ({ filters, pages: 1 }))}
        state={listState(list)}
        notice={<FiltersFailed read={blocks} />}
        onShowMore={list.data?.hasMore ? () => go((now) => ({ ...now, pages: now.pages + 1 })) : undefined}
        normalise={normalisePhone}
        onBookmarkChange={({ id }, chosen) => bookmark.mutate({ id, favorite: chosen })}
        messageHrefOf={messageHrefOf}
        onSaveCard={({ id }) => cards.save(id)}
        saving={cards.ids}
        onTakeOver={({ email }) => takeOver.mutateAsync(email)}
      />
    </>
  );
}
