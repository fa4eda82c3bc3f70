import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
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

interface UndoBannerProps extends SavedRights {
  /** The views, whose chosen one takes the focus if the banner disappears with it. */
  views: RefObject<HTMLElement | null>;
}

/** Shows what was saved, with an undo button as long as that is possible. */
export function UndoBanner(props: UndoBannerProps) {
  return useIsFuture(props.until) ? <Undoable {...props} /> : null;
}

function Undoable({ people, until, onUndo, views }: UndoBannerProps) {
  const t = useStrings();
  const { integer, time } = useFormats();
  const [isUndoing, setUndoing] = useState(false);
  const banner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = banner.current;
    // Read now: while React removes the banner, the ref may be empty.
    const taker = views.current;
    return () => {
      if (own?.contains(document.activeElement))
        taker?.querySelector<HTMLElement>('[role=radio][aria-checked=true]')?.focus();
    };
  }, [views]);
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
      ref={banner}
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
