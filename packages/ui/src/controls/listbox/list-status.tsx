import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useStrings } from '../../foundations/provider/index.js';
import { StateMark } from '../../foundations/state-mark/index.js';
import { Button } from '../button/index.js';
import { Spinner } from '../button/index.js';

/** State of a list whose options come from a service: what to show when it has none. */
export interface ListStatus {
  /** Options are loading; those already loaded stay. */
  loading?: boolean | undefined;
  /** The error, in one sentence. */
  error?: string | undefined;
  /** Shows a retry button beside the error. */
  onRetry?: (() => void) | undefined;
}

export interface ListStatusLineProps extends ListStatus {
  /** The element that opened the list: takes the focus over from the retry button, which disappears during the retry. */
  control: RefObject<HTMLElement | null>;
  /** Number of options shown. */
  count: number;
  query: string;
  /** One sentence for a list without options; default: “nothing found”. */
  emptyText?: string | undefined;
  /** One sentence that replaces “nothing matches”. */
  noMatchText?: string | undefined;
}

/** Shown in the panel when there are no options: loading, failed, or nothing found. */
export function ListStatusLine({
  loading,
  error,
  onRetry,
  control,
  count,
  query,
  emptyText,
  noMatchText,
}: ListStatusLineProps) {
  const t = useStrings();
  const late = useLate(loading === true);
  if (error) {
    return (
      <div className="flex items-center gap-8 px-12 py-8 text-small">
        <StateMark name="refused" size={12} className="shrink-0" />
        <span className="min-w-0 flex-1">{error}</span>
        {onRetry ? <RetryButton control={control} onRetry={onRetry} /> : null}
      </div>
    );
  }
  if (loading) {
    return late || count === 0 ? (
      <div className="flex min-h-36 items-center gap-8 px-12 py-8 text-small text-ink-3">
        {late ? (
          <>
            <Spinner />
            {t('controls.list.loading')}
          </>
        ) : null}
      </div>
    ) : null;
  }
  if (count > 0) return null;
  return (
    <div className="px-12 py-8 text-small text-ink-3">
      {query.trim()
        ? (noMatchText ?? t('controls.list.noMatch', { query: query.trim() }))
        : (emptyText ?? t('controls.list.empty'))}
    </div>
  );
}

/** Hands its focus on to the control when it disappears. */
function RetryButton({ control, onRetry }: { control: ListStatusLineProps['control']; onRetry: () => void }) {
  const t = useStrings();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    // Read now: while React removes the button, the ref may be empty.
    const taker = control.current;
    return () => {
      if (own === document.activeElement) taker?.focus();
    };
  }, [control]);
  return (
    <Button ref={button} size="row" onClick={onRetry}>
      {t('controls.list.retry')}
    </Button>
  );
}

/** Loading is shown only after 300 ms (direction, section 9). */
function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), 300);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
}

export interface ListAnnouncementProps extends ListStatus {
  open: boolean;
  /** Number of options shown. */
  count: number;
  /** Description of the last change of the choice. */
  children?: ReactNode;
}

/**
 * Announces to assistive technology when the list opens or changes. Waits for a pause in typing, so that announcements
 * neither overlap nor delay rendering.
 */
export function ListAnnouncement({ open, loading, error, count, children }: ListAnnouncementProps) {
  const t = useStrings();
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => {
      setSpoken(error ?? t(loading ? 'controls.list.loading' : 'controls.list.count', { count }));
    }, SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [open, loading, error, count, t]);
  return (
    <>
      {/* Apart: a new list does not announce the last choice again. */}
      {children !== undefined && <Spoken>{children}</Spoken>}
      <Spoken>{open && spoken}</Spoken>
    </>
  );
}

const SPEAK_AFTER_MS = 150;

const Spoken = ({ children }: { children: ReactNode }) => (
  <span role="status" className="sr-only">
    {children}
  </span>
);
