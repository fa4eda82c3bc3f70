import type { RequestSummary } from '@atrium/contract/requests';
import { useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { Progress } from '../../feedback/index.js';
import { CheckIcon, useFormats, useStrings } from '../../foundations/index.js';
import { Confirmation } from '../../overlays/index.js';

/** How many of the chosen requests the question names. */
const NAMED = 5;

export interface QuickClosingProps {
  /** The requests chosen in the to-close tab. */
  requests: () => readonly RequestSummary[];
  /**
   * Closes them, from the first; the question stays until the promise is kept. Where it takes several steps, `onProgress`
   * hears how many are closed: when the promise is broken, those stay closed.
   */
  onClose: (requests: readonly RequestSummary[], onProgress: (closed: number) => void) => Promise<unknown>;
  /** Why the latest closing failed: without an answer, nobody knows whether its last step was done. */
  failure?: { isAnswered: boolean; labels: readonly string[] } | undefined;
  /** Those that are still to be closed afterwards: none, or those from where it failed. */
  onLeft: (requests: readonly RequestSummary[]) => void;
}

/** The button of the bar under the grid, and its question (REQ-019). */
export function QuickClosing({ requests, onClose, failure, onLeft }: QuickClosingProps) {
  const t = useStrings();
  const formats = useFormats();
  const [chosen, setChosen] = useState<readonly RequestSummary[] | null>(null);
  const [progress, setProgress] = useState<{ closed: number; total: number } | null>(null);
  const [closed, setClosed] = useState(0);
  const count = chosen?.length ?? 0;
  const figure = formats.integer(count);

  const close = async () => {
    // After a failure, what was closed all the same is no longer there to be chosen.
    const here = new Set(requests().map(({ id }) => id));
    const asked = (chosen ?? []).filter(({ id }) => here.has(id));
    let done = 0;
    try {
      await onClose(asked, (now) => {
        done = now;
        setProgress({ closed: now, total: asked.length });
      });
      done = asked.length;
    } catch (error) {
      setChosen(asked.slice(done));
      setClosed(done);
      throw error;
    } finally {
      setProgress(null);
      onLeft(asked.slice(done));
    }
  };
  const outcome = [
    ...(closed > 0
      ? [t('requests.board.closing.closed', { count: closed, figure: formats.integer(closed) })]
      : []),
    ...(failure && !failure.isAnswered
      ? [t('requests.board.closing.lost')]
      : [
          t(closed > 0 ? 'requests.board.closing.rest' : 'requests.board.closing.failed'),
          ...(failure?.labels ?? []),
        ]),
  ].join(' ');
  return (
    <>
      <Button
        variant="binding"
        size="toolbar"
        icon={CheckIcon}
        onClick={() => {
          setChosen(requests());
          setClosed(0);
        }}
      >
        {t('requests.board.closing.button')}
      </Button>
      {chosen ? (
        <Confirmation
          open
          onOpenChange={(open) => (open ? undefined : setChosen(null))}
          title={t('requests.board.closing.title', { count, figure })}
          description={t('requests.board.closing.text', { count })}
          confirmLabel={t('requests.board.closing.confirm', { count, figure })}
          busyLabel={t('requests.board.closing.busy')}
          cancelLabel={t('requests.board.closing.keep', { count })}
          error={outcome}
          onConfirm={close}
        >
          <ul className="mt-12">
            {chosen.slice(0, NAMED).map((request) => (
              <li key={request.id} className="flex gap-12 border-b border-line py-6">
                <span className="shrink-0 text-ink-2 tabular-nums">{request.reference}</span>
                <span className="min-w-0 truncate">{request.title}</span>
              </li>
            ))}
          </ul>
          {count > NAMED ? (
            <p className="mt-8 text-small text-ink-2">{t('requests.page.more', { count: count - NAMED })}</p>
          ) : null}
          {progress ? (
            <Progress
              className="mt-16"
              label={t('requests.board.closing.busy')}
              value={progress.closed / progress.total}
              detail={t('requests.board.closing.progress', {
                done: formats.integer(progress.closed),
                total: formats.integer(progress.total),
              })}
            />
          ) : null}
        </Confirmation>
      ) : null}
    </>
  );
}
