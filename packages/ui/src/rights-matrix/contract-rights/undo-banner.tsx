import { useState, type RefObject } from 'react';
import { Button } from '../../controls/button/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { useIsFuture } from '../../foundations/use-is-future.js';
import { ViewBanner } from './view-banner.js';

/** A save that can still be undone. */
export interface SavedRights {
  /** Number of users whose rights have changed. */
  people: number;
  /** Time until which it can be undone (ISO 8601). */
  until: string;
  /** Restores the previous rights, unless somebody has changed them since; the host shows a failure. */
  onUndo: () => Promise<unknown>;
}

interface UndoBannerProps extends SavedRights {
  /** The views, or the buttons for modes, one of which takes the focus if the banner disappears with it. */
  views: RefObject<HTMLElement | null>;
  className?: string;
}

/** Shows what was saved, with an undo button as long as that is possible. */
export function UndoBanner(props: UndoBannerProps) {
  return useIsFuture(props.until) ? <Undoable {...props} /> : null;
}

function Undoable({ people, until, onUndo, views, className }: UndoBannerProps) {
  const t = useStrings();
  const { integer, time } = useFormats();
  const [isUndoing, setUndoing] = useState(false);
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
    <ViewBanner
      views={views}
      tone="positive"
      className={className}
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
    </ViewBanner>
  );
}
