import { SearchInput } from '../../controls/search/index.js';
import { Empty } from '../../feedback/empty/index.js';
import { ErrorState } from '../../feedback/error-state/index.js';
import { SkeletonRows } from '../../feedback/skeleton/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { ShowMore } from '../../navigation/pagination/index.js';
import { Drawer } from '../../overlays/drawer/index.js';
import type { ResearchPanelProps } from './research-panel.js';
import { ResearchRows } from './research-rows.js';

export interface ResearchListProps extends Pick<ResearchPanelProps, 'notes' | 'onAsk' | 'asking' | 'state'> {
  /** Closes the drawer. */
  onClose: () => void;
  /** The company in the search field. */
  company: string;
  /** Called when the user searches for a company. */
  onCompanyChange: (company: string) => void;
  /** Loads the next notes; absent after the last ones. */
  onShowMore?: (() => void) | undefined;
  /** Page size of “Show more”. */
  step: number;
}

/** All equity research, searchable by company, in a drawer over the articles. */
export function ResearchList({
  notes,
  onAsk,
  asking,
  state,
  onClose,
  company,
  onCompanyChange,
  onShowMore,
  step,
}: ResearchListProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const total = state.status === 'ready' ? state.total : 0;
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('highlights.research.title')}
      description={t('highlights.research.note')}
    >
      <SearchInput
        aria-label={t('highlights.research.search')}
        placeholder={t('highlights.research.search')}
        defaultValue={company}
        onSearch={onCompanyChange}
        {...(state.status === 'ready' &&
          !state.busy && {
            resultLabel: t('highlights.research.found', { count: total, figure: integer(total) }),
          })}
      />
      <div className="mt-12 border-t-section border-line-ink">
        {state.status === 'loading' ? (
          <SkeletonRows rows={8} />
        ) : state.status === 'error' ? (
          <ErrorState
            title={t('highlights.research.failed')}
            supportId={state.supportId}
            onRetry={state.onRetry}
            retrying={state.retrying ?? false}
          />
        ) : notes.length === 0 ? (
          <Empty title={company === '' ? t('highlights.research.empty') : t('highlights.research.noMatch')} />
        ) : (
          <>
            <ResearchRows {...{ notes, onAsk, asking }} />
            {onShowMore ? (
              <ShowMore
                shown={notes.length}
                total={total}
                step={step}
                busy={state.busy ?? false}
                onShowMore={onShowMore}
              />
            ) : null}
          </>
        )}
      </div>
    </Drawer>
  );
}
