import type { Audience } from '@atrium/contract/audience';
import type { ReachableUser } from '@atrium/contract/request-creation';
import { useState } from 'react';
import { Button, Field, type ListStatus } from '../../controls/index.js';
import { useStrings } from '../../foundations/index.js';
import { Dialog } from '../../overlays/index.js';
import { ErrorState } from '../../feedback/index.js';
import { ParticipantSelect } from '../request-creation/participant-select/index.js';

export interface AddParticipantsProps extends ListStatus {
  /** Whether the dialog is open (controlled state). */
  open: boolean;
  /** Called when the user opens or closes the dialog. */
  onOpenChange: (open: boolean) => void;
  /** People who can be added; none of them is a participant yet. */
  people: readonly ReachableUser[];
  /** Whether the user belongs to the bank or the client; decides how the groups are named. */
  audience: Audience;
  /** Adds the people, all or none; the dialog closes when the promise resolves and shows an error when it rejects. */
  onAdd: (ids: readonly string[]) => Promise<unknown>;
}

/** Dialog that adds participants to a request; Add stays disabled until somebody is chosen (RDET-073). */
export function AddParticipants({ open, onOpenChange, ...choice }: AddParticipantsProps) {
  // Mounted only while open, so that each opening starts with empty state.
  return open ? <Choice {...choice} onOpenChange={onOpenChange} /> : null;
}

function Choice({ onOpenChange, people, audience, onAdd, ...status }: Omit<AddParticipantsProps, 'open'>) {
  const t = useStrings();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [adding, setAdding] = useState(false);
  const [failed, setFailed] = useState(false);
  const add = async () => {
    setAdding(true);
    setFailed(false);
    try {
      await onAdd(chosen);
      onOpenChange(false);
    } catch {
      setFailed(true);
      setAdding(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      dismissible={!adding}
      title={t('requests.participants.title')}
      description={t('requests.participants.text')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)} disabled={adding}>
            {t('requests.participants.cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            busy={adding}
            busyLabel={t('requests.participants.adding')}
            onClick={() => void add()}
          >
            {t('requests.participants.add', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <Field label={t('requests.participants.label')}>
        <ParticipantSelect
          people={people}
          value={chosen}
          onValueChange={setChosen}
          audience={audience}
          {...status}
        />
      </Field>
      {failed ? <ErrorState className="mt-16" title={t('requests.participants.failed')} /> : null}
    </Dialog>
  );
}
