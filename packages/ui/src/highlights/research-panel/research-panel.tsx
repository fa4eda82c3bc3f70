import { useId, type ComponentProps } from 'react';
import { Link } from '../../controls/link/index.js';
import { Empty } from '../../feedback/empty/index.js';
import { ErrorState } from '../../feedback/error-state/index.js';
import { SkeletonRows } from '../../feedback/skeleton/index.js';
import { cn, useFormats, useStrings } from '../../foundations/index.js';
import type { ListState } from '../../filters/list-page/index.js';
import { ResearchRows, type ResearchRowsProps } from './research-rows.js';

export interface ResearchPanelProps extends Omit<ComponentProps<'section'>, 'children'>, ResearchRowsProps {
  /** Whether the notes are loading, failed or ready. */
  state: Exclude<ListState, { status: 'refused' }>;
  /** Address of the list of all notes. */
  allHref: string;
}

/** The newest equity research beside the articles (HIGH-007, DS-091). */
export function ResearchPanel({
  notes,
  onAsk,
  asking,
  state,
  allHref,
  className,
  ...props
}: ResearchPanelProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn('print:hidden', className)} {...props}>
      <div className="flex min-h-28 items-baseline justify-between gap-16">
        <h2 id={id} className="text-heading-2">
          {t('highlights.research.title')}
        </h2>
        {state.status === 'ready' && state.total > notes.length ? (
          <Link variant="header" href={allHref}>
            {t('highlights.research.all', { figure: integer(state.total) })}
          </Link>
        ) : null}
      </div>
      <p className="flex justify-between gap-16 border-b-section border-line-ink pb-6 text-small text-ink-2">
        <span>{t('highlights.research.company')}</span>
        <span>{t('highlights.research.price')}</span>
      </p>
      {state.status === 'loading' ? (
        <SkeletonRows rows={4} />
      ) : state.status === 'error' ? (
        <ErrorState
          title={t('highlights.research.failed')}
          supportId={state.supportId}
          onRetry={state.onRetry}
          retrying={state.retrying ?? false}
        />
      ) : notes.length === 0 ? (
        <Empty title={t('highlights.research.empty')} />
      ) : (
        <>
          <ResearchRows {...{ notes, onAsk, asking }} />
          <p className="mt-12 text-caption text-ink-3">{t('highlights.research.note')}</p>
        </>
      )}
    </section>
  );
}
