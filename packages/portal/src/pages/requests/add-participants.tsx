import type { Request } from '@atrium/contract/requests';
import { AddParticipants, useStrings, useToast } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reachableUsersQuery, useAddParticipants } from '../../api/request-actions.ts';
import { useUser } from '../../api/users.ts';
import { listStatus } from '../../app/list-status.ts';

interface Props {
  request: Request;
  onClose: () => void;
}

/** The dialog that adds participants to a request; loaded on first use (RDET-074). */
export default function AddParticipantsDialog({ request: { id }, onClose }: Props) {
  const { t } = useTranslation('requests');
  const strings = useStrings();
  const toast = useToast();
  const user = useUser();
  const people = useQuery(reachableUsersQuery(id));
  const add = useAddParticipants();
  return (
    <AddParticipants
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      people={people.data ?? []}
      {...listStatus(people, strings('requests.participants.unread'))}
      audience={user.contactInformation.isInternal ? 'bank' : 'client'}
      onAdd={async (userIds) => {
        await add.mutateAsync({ id, userIds });
        toast.success(t('done.participants', { count: userIds.length }));
      }}
    />
  );
}
