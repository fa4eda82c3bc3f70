import { useMemo, useRef, useState, type ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { SegmentedControl } from '../../controls/segmented-control/index.js';
import { Banner, Empty } from '../../feedback/index.js';
import { cn, HostLink, useFormats, useStrings } from '../../foundations/index.js';
import type { RightsSaveProps } from '../changes-panel/internal.js';
import { RightsCompare, type ComparedPeople } from '../rights-compare/index.js';
import { RightsMatrix, type RightsState } from '../rights-matrix/index.js';
import { ReplayBar } from './replay-bar.js';
import { UndoBanner, type SavedRights } from './undo-banner.js';

/** How the rights of a contract are looked at. */
export const RIGHTS_VIEWS = ['matrix', 'compare'] as const;
export type RightsView = (typeof RIGHTS_VIEWS)[number];

/** The rights at another moment. */
export interface RightsReplay {
  /** The moment (ISO 8601); null is today. */
  at: string | null;
  onAtChange: (at: string | null) => void;
  /** The rights of that moment. */
  state: RightsState;
  /** Since when rights are known; null as long as that is not read. */
  since: string | null;
  /** When rights have changed, the newest first, and whose; null where it concerns everybody. */
  changes: readonly { readonly at: string; readonly userId: string | null }[];
}

export interface ContractRightsProps extends Omit<ComponentProps<'div'>, 'children'>, RightsSaveProps {
  /** Names the matrix for assistive technology. */
  label: string;
  /** The rights of today. */
  state: RightsState;
  /** Changes rights; others read them. */
  editable: boolean;
  /** Matrix or comparison. */
  view: RightsView;
  /** The person chose the other view. */
  onViewChange: (view: RightsView) => void;
  /** Whom the comparison shows. */
  people: ComparedPeople;
  /** The person chose others to compare. */
  onPeopleChange: (people: ComparedPeople) => void;
  /** The moment that is shown, and what is known of it. */
  replay: RightsReplay;
  /** The access reviews of the contract. */
  reviewsHref?: string | undefined;
  /** What was saved last. */
  saved?: SavedRights | undefined;
  /** Changes wait to be saved: leaving would lose them. */
  onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
}

/**
 * The rights of a contract: as a matrix or as a comparison, today, where they can be changed, or as they were at another
 * moment, where they are only read. What waits to be saved stays while another view or moment is looked at.
 */
export function ContractRights({
  label,
  state,
  editable,
  view,
  onViewChange,
  people,
  onPeopleChange,
  replay,
  reviewsHref,
  saved,
  onUnsavedChange,
  onSave,
  onCreateList,
  warningsOf,
  previewOf,
  className,
  ...props
}: ContractRightsProps) {
  const t = useStrings();
  const { dateTime } = useFormats();
  const { at, onAtChange, since, changes } = replay;
  const isCompared = view === 'compare' && state.status === 'ready';
  const [opened, setOpened] = useState(isCompared);
  if (isCompared && !opened) setOpened(true);
  const moments = useMemo(
    () => [
      ...new Set(
        changes
          .filter(({ userId }) => !isCompared || userId === null || userId === people.source)
          .map((change) => change.at),
      ),
    ],
    [changes, isCompared, people.source],
  );
  const unsaved = useRef({ matrix: false, compare: false });
  const noteUnsaved = (which: RightsView) => (isUnsaved: boolean) => {
    unsaved.current[which] = isUnsaved;
    onUnsavedChange?.(unsaved.current.matrix || unsaved.current.compare);
  };
  const saving = { onSave, onCreateList, warningsOf, previewOf };
  const isUnknown = at !== null && since !== null && at < since;
  return (
    <div className={cn('min-w-0', className)} {...props}>
      <div className="flex flex-wrap items-center justify-between gap-x-24 gap-y-12 pt-16">
        <SegmentedControl
          size="toolbar"
          aria-label={t('rightsMatrix.view.label')}
          value={view}
          onValueChange={onViewChange}
          segments={RIGHTS_VIEWS.map((value) => ({ value, label: t(`rightsMatrix.view.${value}`) }))}
        />
        <ReplayBar {...{ at, onAtChange, since, moments }} />
        {reviewsHref ? (
          <Button asChild size="toolbar">
            <HostLink href={reviewsHref}>{t('rightsMatrix.reviews')}</HostLink>
          </Button>
        ) : null}
      </div>
      {at === null ? null : (
        <Banner
          live="polite"
          className="mt-12"
          title={t('rightsMatrix.replay.title', { moment: dateTime(at) })}
          actions={
            <Button size="toolbar" variant="secondary" onClick={() => onAtChange(null)}>
              {t('rightsMatrix.replay.today')}
            </Button>
          }
        >
          {t(isCompared ? 'rightsMatrix.replay.helpCompare' : 'rightsMatrix.replay.help')}
        </Banner>
      )}
      {saved && at === null ? <UndoBanner key={saved.until} {...saved} /> : null}
      <div hidden={isCompared || at !== null}>
        <RightsMatrix {...{ label, state, editable }} {...saving} onUnsavedChange={noteUnsaved('matrix')} />
      </div>
      {isCompared || at === null ? null : isUnknown ? (
        <Empty
          title={t('rightsMatrix.replay.unknown')}
          help={t('rightsMatrix.replay.unknownHelp', { moment: dateTime(since) })}
        />
      ) : (
        <RightsMatrix
          label={`${label}, ${dateTime(at)}`}
          state={replay.state}
          editable={false}
          onSave={onSave}
        />
      )}
      {opened && state.status === 'ready' ? (
        <div hidden={!isCompared} className="pt-16">
          <RightsCompare
            data={state.data}
            {...{ people, onPeopleChange, editable }}
            {...saving}
            past={at === null ? undefined : { at, state: replay.state }}
            onUnsavedChange={noteUnsaved('compare')}
          />
        </div>
      ) : null}
    </div>
  );
}
