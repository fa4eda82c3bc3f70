import type { RequestSummary } from '@atrium/contract/requests';
import { useState } from 'react';
import { Button } from '../../controls/button/index.js';
import type { GridSelection } from '../../data/grid/index.js';
import { Progress } from '../../feedback/index.js';
import { CheckIcon, useFormats, useStrings } from '../../foundations/index.js';
import { Confirmation } from '../../overlays/index.js';

/** Number of selected requests that the confirmation lists. */
const NAMED = 5;

/** All requests that match the filters, with exceptions; too many to load, so the filters identify them. */
export interface MatchingRequests {
  /** Ids of the deselected requests. */
  except: readonly string[];
  /** Number of requests to close. */
  count: number;
}

export interface QuickClosingProps {
  /** The selection in the to-close tab. */
  selection: GridSelection<RequestSummary>;
  /**
   * Closes the requests in order; the confirmation stays open until the promise resolves. If closing takes several
   * steps, `onProgress` reports the number closed so far: these stay closed even if the promise rejects.
   */
  onClose: (requests: readonly RequestSummary[], onProgress: (closed: number) => void) => Promise<unknown>;
  /**
   * The same for all requests that match the filters. The callback passed when the confirmation opens is called, so
   * that it acts on the list of that moment.
   */
  onCloseMatching?:
    | ((matching: MatchingRequests, onProgress: (closed: number) => void) => Promise<unknown>)
    | undefined;
  /** Why the last closing failed; without an answer from the server, the outcome of its last step is unknown. */
  failure?: { isAnswered: boolean; labels: readonly string[] } | undefined;
  /** Returns why a request cannot be closed now; undefined if it can. */
  whyFixed: (request: RequestSummary) => string | undefined;
  /** The requests that cannot be closed, when rows are loaded in windows: their number and the first of them. */
  leftOut?: LeftOut | undefined;
  /** Called with the requests that remain unclosed: none, or those from the failed one on. */
  onLeft: (requests: readonly RequestSummary[]) => void;
}

/** Requests excluded from closing all, because the user cannot close them now. */
export interface LeftOut {
  count: number;
  first: readonly RequestSummary[];
}

interface Chosen {
  /** The selected requests that are loaded. */
  rows: readonly RequestSummary[];
  count: number;
  /** All requests that match the filters are selected, except those with these ids. */
  matching?: {
    except: readonly string[];
    /** The callback of the moment when the question was opened, which knows the list that it was about. */
    close: QuickClosingProps['onCloseMatching'];
  };
  /** A closing has failed. */
  isRetry?: boolean;
  leftOut: LeftOut;
}

const NONE_LEFT_OUT: LeftOut = { count: 0, first: [] };

/** Returns the requests excluded from a select-all because they cannot be closed. */
function leftOutOf(selection: GridSelection<RequestSummary>, ofWindows: LeftOut | undefined): LeftOut {
  if (ofWindows && selection.every) return ofWindows;
  if (ofWindows || !selection.isComplete()) return NONE_LEFT_OUT;
  const first = selection.fixed();
  return { count: first.length, first };
}

/** The button of the bulk action bar, and its confirmation (REQ-019). */
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
    const { matching, rows, isRetry } = chosen!;
    if (matching) {
      let done = 0;
      try {
        await matching.close?.({ except: matching.except, count }, (now) => {
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
    // On a retry, requests that were closed despite the failure are no longer in the selection.
    const here = isRetry ? new Set(selection.rows().map(({ id }) => id)) : null;
    const asked = here ? rows.filter(({ id }) => here.has(id)) : rows;
    let done = 0;
    try {
      await onClose(asked, (now) => {
        done = now;
        setProgress({ closed: now, total: asked.length });
      });
      done = asked.length;
    } catch (error) {
      const rest = asked.slice(done);
      setChosen({ ...chosen!, rows: rest, count: rest.length, isRetry: true });
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
              ? {
                  rows,
                  count: selection.count,
                  matching: { except: selection.ids(), close: onCloseMatching },
                  leftOut,
                }
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
  /** All requests, or only the first ones. */
  requests: readonly RequestSummary[];
  count: number;
  /** Text shown under the title of each request. */
  detail?: (request: RequestSummary) => string | undefined;
}

/** Lists the first requests by reference and title, and the number of further ones. */
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
