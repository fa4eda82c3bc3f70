import { useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { Banner } from '../../feedback/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { useIsFuture } from '../../foundations/use-is-future.js';

/** A save that can still be undone. */
export interface SavedRights {
  /** Number of users whose rights have changed. */
  people: number;
  /** Time until which it can be undone (ISO 8601). */
  until: string;
  /** Restores the previous rights, unless somebody has changed them since; the host shows a failure. */
  onUndo: () => Promise<unknown>;
}

/** Shows what was saved, with an undo button as long as that is possible. */
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
      // The host shows the error.
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
