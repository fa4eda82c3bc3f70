import type { RequestSummary } from '@atrium/contract/requests';
import { useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { CheckIcon, useFormats, useStrings } from '../../foundations/index.js';
import { Confirmation } from '../../overlays/index.js';

/** How many of the chosen requests the question names. */
const NAMED = 5;

export interface QuickClosingProps {
  /** The requests chosen in the to-close tab. */
  requests: () => readonly RequestSummary[];
  /** Closes them, all or none; the question stays until the promise is kept. */
  onClose: (requests: readonly RequestSummary[]) => Promise<unknown>;
}

/** The button of the bar under the grid, and its question (REQ-019). */
export function QuickClosing({ requests, onClose }: QuickClosingProps) {
  const t = useStrings();
  const formats = useFormats();
  const [chosen, setChosen] = useState<readonly RequestSummary[] | null>(null);
  const count = chosen?.length ?? 0;
  const figure = formats.integer(count);
  return (
    <>
      <Button variant="binding" size="toolbar" icon={CheckIcon} onClick={() => setChosen(requests())}>
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
          error={t('requests.board.closing.failed')}
          onConfirm={() => onClose(chosen)}
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
        </Confirmation>
      ) : null}
    </>
  );
}
