import type { RequestSummary } from '@atrium/contract/requests';
import { useState } from 'react';
import { Button } from '../../controls/button/index.js';
import type { GridSelection } from '../../data/grid/index.js';
import { Progress } from '../../feedback/index.js';
import { CheckIcon, useFormats, useStrings } from '../../foundations/index.js';
import { Confirmation } from '../../overlays/index.js';

/** How many of the chosen requests the question names. */
const NAMED = 5;

/** All requests that the filters hold but some, where they are too many to be loaded: known by their filters. */
export interface MatchingRequests {
  /** Ids of those that were taken out. */
  except: readonly string[];
  /** How many are to be closed. */
  count: number;
}

export interface QuickClosingProps {
  /** What is chosen in the to-close tab. */
  selection: GridSelection<RequestSummary>;
  /**
   * Closes them, from the first; the question stays until the promise is kept. Where it takes several steps, `onProgress`
   * hears how many are closed: when the promise is broken, those stay closed.
   */
  onClose: (requests: readonly RequestSummary[], onProgress: (closed: number) => void) => Promise<unknown>;
  /** The same for all that the filters hold. */
  onCloseMatching?:
    | ((matching: MatchingRequests, onProgress: (closed: number) => void) => Promise<unknown>)
    | undefined;
  /** Why the latest closing failed: without an answer, nobody knows whether its last step was done. */
  failure?: { isAnswered: boolean; labels: readonly string[] } | undefined;
  /** Why a request cannot be closed now; undefined where it can. */
  whyFixed: (request: RequestSummary) => string | undefined;
  /** Of those, where the requests come in windows: how many the filters hold, and the first of them. */
  leftOut?: LeftOut | undefined;
  /** Those that are still to be closed afterwards: none, or those from where it failed. */
  onLeft: (requests: readonly RequestSummary[]) => void;
}

/** Requests that stay as they are when all are closed, since the person cannot close them now. */
export interface LeftOut {
  count: number;
  first: readonly RequestSummary[];
}

interface Chosen {
  /** Those that are loaded. */
  rows: readonly RequestSummary[];
  count: number;
  /** Chosen are all that the filters hold, but these. */
  except?: readonly string[];
  leftOut: LeftOut;
}

const NONE_LEFT_OUT: LeftOut = { count: 0, first: [] };

/** Where all were chosen, those that were not among them. */
function leftOutOf(selection: GridSelection<RequestSummary>, ofWindows: LeftOut | undefined): LeftOut {
  if (ofWindows && selection.every) return ofWindows;
  if (ofWindows || !selection.isComplete()) return NONE_LEFT_OUT;
  const first = selection.fixed();
  return { count: first.length, first };
}

/** The button of the bar under the grid, and its question (REQ-019). */
export function QuickClosing(props: QuickClosingProps) {
  const { selection, onClose, onCloseMatching, failure, whyFixed, onLeft } = props;
  const t = useStrings();
  const formats = useFormats();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [progress, setProgress] = useState<{ closed: number; total: number } | null>(null);
  const [closed, setClosed] = useState(0);
  const count = chosen?.count ?? 0;
  const figure = formats.integer(count);

  const close = async () => {
    const { except } = chosen!;
    if (except) {
      let done = 0;
      try {
        await onCloseMatching?.({ except, count }, (now) => {
          done = now;
          setProgress({ closed: now, total: count });
        });
        onLeft([]);
      } catch (error) {
        setChosen({ ...chosen!, count: count - done });
        setClosed(done);
        throw error;
      } finally {
        setProgress(null);
      }
      return;
    }
    // After a failure, what was closed all the same is no longer there to be chosen.
    const here = new Set(selection.rows().map(({ id }) => id));
    const asked = chosen!.rows.filter(({ id }) => here.has(id));
    let done = 0;
    try {
      await onClose(asked, (now) => {
        done = now;
        setProgress({ closed: now, total: asked.length });
      });
      done = asked.length;
    } catch (error) {
      const rows = asked.slice(done);
      setChosen({ ...chosen!, rows, count: rows.length });
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
          const rows = selection.rows();
          const leftOut = leftOutOf(selection, props.leftOut);
          setChosen(
            selection.every
              ? { rows, count: selection.count, except: selection.ids(), leftOut }
              : { rows, count: rows.length, leftOut },
          );
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
          <Named requests={chosen.rows} count={count} />
          {chosen.leftOut.count > 0 ? (
            <div className="mt-16">
              <p className="text-body-strong">
                {t('requests.board.closing.leftOut', {
                  count: chosen.leftOut.count,
                  figure: formats.integer(chosen.leftOut.count),
                })}
              </p>
              <Named requests={chosen.leftOut.first} count={chosen.leftOut.count} detail={whyFixed} />
            </div>
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

interface NamedProps {
  /** The first of them, or all. */
  requests: readonly RequestSummary[];
  count: number;
  /** What is said of each under its title. */
  detail?: (request: RequestSummary) => string | undefined;
}

/** The first requests by reference and title, and how many more there are. */
function Named({ requests, count, detail }: NamedProps) {
  const t = useStrings();
  const named = requests.slice(0, NAMED);
  return (
    <>
      <ul className="mt-12">
        {named.map((request) => (
          <li key={request.id} className="flex gap-12 border-b border-line py-6">
            <span className="shrink-0 text-ink-2 tabular-nums">{request.reference}</span>
            <span className="min-w-0">
              <span className="block truncate">{request.title}</span>
              {detail ? <span className="block text-small text-ink-2">{detail(request)}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      {count > named.length ? (
        <p className="mt-8 text-small text-ink-2">
          {t('requests.page.more', { count: count - named.length })}
        </p>
      ) : null}
    </>
  );
}
