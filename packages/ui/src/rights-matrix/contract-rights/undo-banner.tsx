import { useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { Banner } from '../../feedback/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { useIsFuture } from '../../foundations/use-is-future.js';

/** What was saved, while it can be taken back. */
export interface SavedRights {
  /** People whose rights have changed. */
  people: number;
  /** Until when it can be taken back (ISO 8601). */
  until: string;
  /** Gives them what they had, unless somebody has changed them since; a failure is said by the host. */
  onUndo: () => Promise<unknown>;
}

/** Says what was saved, and takes it back as long as that is possible. */
export function UndoBanner({ people, until, onUndo }: SavedRights) {
  const t = useStrings();
  const { integer, time } = useFormats();
  const [isUndoing, setUndoing] = useState(false);
  if (!useIsFuture(until)) return null;
  const undo = async () => {
    setUndoing(true);
    try {
      await onUndo();
    } catch {
      // The host says what failed.
    } finally {
      setUndoing(false);
    }
  };
  return (
    <Banner
      tone="positive"
      live="polite"
      className="mt-12"
      title={t('rightsMatrix.saved.title', { count: people, figure: integer(people) })}
      actions={
        <Button
          size="toolbar"
          variant="secondary"
          busy={isUndoing}
          busyLabel={t('rightsMatrix.saved.busy')}
          onClick={() => void undo()}
        >
          {t('rightsMatrix.saved.undo')}
        </Button>
      }
    >
      {t('rightsMatrix.saved.help', { time: time(until) })}
    </Banner>
  );
}
