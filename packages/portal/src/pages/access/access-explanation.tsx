import type { AccessSubject } from '@atrium/contract/access-subjects';
import { AccessExplanationDialog } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accessExplanationQuery, useAskForAccess } from '../../api/access-explanations.ts';
import { useSettings } from '../../api/settings.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { newKey } from '../../app/new-key.ts';

interface Props {
  subject: AccessSubject;
  contractId?: string | undefined;
  isAction: boolean;
  onClose: () => void;
}

/** Shows why a subject is closed or limited, as the server explains it, and lets the user ask for access. */
export default function Explanation({ subject, contractId, isAction, onClose }: Props) {
  const { supportMail } = useSettings();
  const read = useQuery(accessExplanationQuery(subject, contractId));
  const ask = useAskForAccess(subject, contractId);
  const [key] = useState(newKey);
  const failed = errorFacts(read);
  return (
    <AccessExplanationDialog
      open
      isAction={isAction}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onClose={onClose}
      onAsk={() => ask.mutate(key)}
      supportEmail={supportMail}
      state={
        read.data
          ? { status: 'ready', explanation: read.data, asking: ask.isPending }
          : failed
            ? { status: 'error', ...failed }
            : { status: 'loading' }
      }
    />
  );
}
