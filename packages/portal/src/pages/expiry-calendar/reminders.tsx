import { ApiError } from '@atrium/contract/errors';
import { isWaitingKind, type ExpiryKind } from '@atrium/contract/expiry-calendar-rules';
import { ExpiryRemindersDialog, useStrings, useToast } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expiryRemindersQuery, useSaveReminders } from '../../api/expiry-calendar.ts';
import { useUnsavedChanges } from '../../app/shell/unsaved-changes-guard.tsx';
import { useCloseOnFailure } from './use-close-on-failure.ts';

interface Props {
  kinds: readonly { value: ExpiryKind; label: string }[];
  onClose: () => void;
}

/** Edits which reminders the user receives, and how long in advance; loaded on first use. */
export default function Reminders({ kinds, onClose }: Props) {
  const t = useStrings();
  const toast = useToast();
  const read = useQuery(expiryRemindersQuery());
  const save = useSaveReminders();
  const [isUnsaved, setUnsaved] = useState(false);
  useUnsavedChanges(isUnsaved, { inQuery: true });
  useCloseOnFailure(read, onClose);
  if (!read.data) return null;
  return (
    <ExpiryRemindersDialog
      open
      onOpenChange={(open) => !open && onClose()}
      reminders={read.data}
      kinds={kinds.map((kind) => ({ ...kind, isWaiting: isWaitingKind(kind.value) }))}
      busy={save.isPending}
      failure={save.error instanceof ApiError ? save.error.errors[0]?.label : undefined}
      onUnsavedChange={setUnsaved}
      onSave={(reminders) =>
        save.mutate(reminders, {
          onSuccess: () => {
            toast.success(t('expiryCalendar.reminders.saved'));
            onClose();
          },
        })
      }
    />
  );
}
