import type { User } from '@atrium/contract/users';
import { useToast, type ListedDraft } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { creationServicesQuery } from '../../api/request-creation.ts';
import { removeDraft } from '../../app/kept-drafts.ts';
import { newRequestHref } from '../../app/addresses/requests.ts';
import { begunRequests } from './draft-list.ts';

/** Returns the user's unsent forms in this browser, with the names of services and actions, and how to delete them. */
export function useDraftList(user: User) {
  const { t } = useTranslation('requests');
  const toast = useToast();
  const [begun, setBegun] = useState(() => begunRequests(user, Date.now()));
  useEffect(() => {
    // Another tab may store or send a draft.
    const read = () => setBegun(begunRequests(user, Date.now()));
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [user]);
  const mayCreate = user.rights.requests.canCreateRequest;
  const services = useQuery({ ...creationServicesQuery(), enabled: mayCreate && begun.length > 0 });
  const aboutOf = (service: string | null, action: string | null) => {
    const found = services.data?.find(({ code }) => code === service);
    const label = found?.actions.find(({ code }) => code === action)?.label;
    return [found?.label, label].filter((part) => part !== undefined).join(' · ');
  };
  return {
    drafts: begun.map(({ kept, title, service, action, address }): ListedDraft => ({
      id: kept.key,
      title,
      about: aboutOf(service, action),
      savedAt: kept.savedAt,
      href: newRequestHref(address),
    })),
    deleteDraft: ({ id }: ListedDraft) => {
      removeDraft(id);
      setBegun(begunRequests(user, Date.now()));
      toast.success(t('draftDeleted'));
    },
  };
}
