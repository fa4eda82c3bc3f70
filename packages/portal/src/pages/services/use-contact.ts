import type { ServiceCode } from '@atrium/contract/services';
import { useToast } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { contactRequestsQuery, useAskForContact } from '../../api/contact-requests.ts';
import { useUser } from '../../api/users.ts';
import { readStored, writeStored } from '../../app/browser-storage.ts';

const keyOf = (userId: string, service: ServiceCode | null) => `asked-contact:${userId}:${service ?? ''}`;

/**
 * Asks for contact, about a service or in general. Once asked, it stays asked, in this browser at once (HOME-067) and
 * in all others, because the server stores it too.
 */
export function useContact(service: ServiceCode | null) {
  const { t } = useTranslation('services');
  const { id } = useUser();
  const toast = useToast();
  const { data, isPending } = useQuery(contactRequestsQuery());
  const ask = useAskForContact();
  const isKept = readStored(keyOf(id, service)) !== null;
  const isAsked = isKept || ask.isSuccess || data?.some((request) => request.service === service);
  return {
    state: isAsked
      ? ('asked' as const)
      : ask.isPending
        ? ('sending' as const)
        : isPending
          ? ('loading' as const)
          : ('idle' as const),
    onAsk: () =>
      ask.mutate(service, {
        onSuccess: () => {
          writeStored(keyOf(id, service), 'true');
          toast.success(t('contactSent'));
        },
      }),
  };
}
