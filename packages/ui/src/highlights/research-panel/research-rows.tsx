import type { ResearchNote } from '@atrium/contract/research';
import { useEffect, useRef } from 'react';
import { Button } from '../../controls/button/index.js';
import { useDayFormats } from '../../controls/date/internal.js';
import { useFormats, useStrings } from '../../foundations/index.js';

export interface ResearchRowsProps {
  /** The notes, newest first. */
  notes: readonly ResearchNote[];
  /** Requests the document of a note (HIGH-020); absent without the right. */
  onAsk?: ((note: ResearchNote) => void) | undefined;
  /** Ids of the notes whose request is pending. */
  asking?: readonly string[] | undefined;
}

const NONE: readonly string[] = [];

/** Notes with company, rating, date and target price, and a button to request the document (HIGH-019, DATA-045). */
export function ResearchRows({ notes, onAsk, asking = NONE }: ResearchRowsProps) {
  const t = useStrings();
  const formats = useFormats();
  const days = useDayFormats();
  const list = useRef<HTMLUListElement>(null);
  /** The note requested last: its button disappears, so the focus moves to the text in its row. */
  const asked = useRef<string | null>(null);
  useEffect(() => {
    const note = notes.find(({ id }) => id === asked.current);
    if (!note || note.requestedAt === null) return;
    asked.current = null;
    list.current?.querySelector<HTMLElement>(`[data-asked="${note.id}"]`)?.focus();
  }, [notes]);
  return (
    <ul ref={list} aria-label={t('highlights.research.title')}>
      {notes.map((note) => {
        const published = days.date(note.publicationDate);
        return (
          <li key={note.id} className="border-b border-line py-8">
            <p className="flex items-baseline justify-between gap-16">
              <span className="min-w-0 font-medium break-words">{note.companyName}</span>
              <span className="shrink-0 font-medium tabular-nums">
                {formats.amount(note.currentTargetPrice, note.currency)}
              </span>
            </p>
            <p className="flex min-h-28 flex-wrap items-center justify-between gap-x-16 text-small text-ink-2">
              <span>
                {t('highlights.research.facts', {
                  rating: t(`highlights.research.ratings.${note.rating}`),
                  date: published,
                })}
              </span>
              {note.requestedAt !== null ? (
                <span data-asked={note.id} tabIndex={-1} className="focus-ring rounded-tag text-ink">
                  {t('highlights.research.asked', { date: formats.date(note.requestedAt) })}
                </span>
              ) : onAsk ? (
                <Button
                  size="row"
                  variant="tertiary"
                  hangs="end"
                  className="print:hidden"
                  aria-label={t('highlights.research.askFor', {
                    company: note.companyName,
                    date: published,
                  })}
                  busy={asking.includes(note.id)}
                  onClick={() => {
                    asked.current = note.id;
                    onAsk(note);
                  }}
                >
                  {t('highlights.research.ask')}
                </Button>
              ) : null}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
