import type { RightsChange } from '@atrium/contract/contract-users';
import { useMemo, useRef, type ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { SegmentedControl } from '../../controls/segmented-control/index.js';
import { AskWhy, Empty } from '../../feedback/index.js';
import { cn, HostLink, lazyPart, useFormats, useStrings } from '../../foundations/index.js';
import { WithChanges, type RightsSaveProps } from '../changes-panel/internal.js';
import type { ComparedPeople } from '../rights-compare/index.js';
import { CompareView } from '../rights-compare/internal.js';
import { RightsMatrix, type RightsState } from '../rights-matrix/index.js';
import { MatrixView } from '../rights-matrix/internal.js';
import { useRightsDraft } from '../use-rights-draft.js';
import { ReplayBar } from './replay-bar.js';
import type { ReplayChange } from './replay-changes.js';
import type { SavedRights } from './undo-banner.js';
import { ViewBanner } from './view-banner.js';

/** Loaded after the first save. */
const UndoBanner = lazyPart(async () => (await import('./undo-banner.js')).UndoBanner);

/** The views of the rights of a contract. */
export const RIGHTS_VIEWS = ['matrix', 'compare'] as const;
export type RightsView = (typeof RIGHTS_VIEWS)[number];

/** The rights at another time. */
export interface RightsReplay {
  /** The time (ISO 8601); null is today. */
  at: string | null;
  onAtChange: (at: string | null) => void;
  /** The rights at that time. */
  state: RightsState;
  /** Time since which rights are known; null while it is loading. */
  since: string | null;
  /** The times of changes, newest first, with the affected users; in the comparison those for the left user only. */
  changes: readonly ReplayChange[];
  /**
   * Who made the change at the time shown, and what it was, in the comparison for the left user only; null if nothing
   * changed then, undefined while it is loading.
   */
  change?: RightsChange | null | undefined;
}

export interface ContractRightsProps extends Omit<ComponentProps<'div'>, 'children'>, RightsSaveProps {
  /** Accessible name of the matrix. */
  label: string;
  /** The current rights. */
  state: RightsState;
  /** Allows changing rights; otherwise they are read-only. */
  editable: boolean;
  /** Matrix or comparison. */
  view: RightsView;
  /** Called when the user chooses the other view. */
  onViewChange: (view: RightsView) => void;
  /** The users shown in the comparison. */
  people: ComparedPeople;
  /** Called when the user chooses other people to compare. */
  onPeopleChange: (people: ComparedPeople) => void;
  /** The time shown, and the rights at that time. */
  replay: RightsReplay;
  /** Address of the access reviews of the contract. */
  reviewsHref?: string | undefined;
  /** The last save, for undoing it. */
  saved?: SavedRights | undefined;
  /** Explains why the rights are read-only, or why the current user cannot change their own. */
  onAskWhy?: ((about: 'readOnly' | 'ownRow') => void) | undefined;
  /** Called when unsaved changes exist or are gone, since leaving would lose them. */
  onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
}

/**
 * The rights of a contract as a matrix or a comparison: the current rights, which can be changed, or those of another
 * time, read-only. Both views show the same unsaved changes, which are kept while another time is shown.
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
  onAskWhy,
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
  const { at, onAtChange, since, changes, change } = replay;
  const isCompared = view === 'compare' && state.status === 'ready';
  const views = useRef<HTMLDivElement>(null);
  const rights = useRightsDraft(state.status === 'ready' ? state.data : null, onUnsavedChange);
  const names = useMemo(
    () =>
      new Map(
        // Today last: the name that a user has now.
        [replay.state, state]
          .flatMap((each) => (each.status === 'ready' ? each.data.people : []))
          .map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]),
      ),
    [replay.state, state],
  );
  const onAskWhyOwn = onAskWhy && (() => onAskWhy('ownRow'));
  const past = replay.state.status === 'ready' ? replay.state.data : null;
  const isEmpty = past !== null && (past.people.length === 0 || past.services.length === 0);
  const isUnknown = at !== null && since !== null && at < since;
  return (
    <div className={cn('min-w-0', className)} {...props}>
      <div className="flex flex-wrap items-center justify-between gap-x-24 gap-y-12 pt-16">
        <SegmentedControl
          ref={views}
          size="toolbar"
          aria-label={t('rightsMatrix.view.label')}
          value={view}
          onValueChange={onViewChange}
          segments={RIGHTS_VIEWS.map((value) => ({ value, label: t(`rightsMatrix.view.${value}`) }))}
        />
        {reviewsHref ? (
          <Button asChild size="toolbar">
            <HostLink href={reviewsHref}>{t('rightsMatrix.reviews')}</HostLink>
          </Button>
        ) : null}
        {onAskWhy && !editable ? (
          <AskWhy size="toolbar" className="print:hidden" onAsk={() => onAskWhy('readOnly')}>
            {t('feedback.askWhyChange')}
          </AskWhy>
        ) : null}
      </div>
      {at === null ? null : (
        <ViewBanner
          views={views}
          title={t('rightsMatrix.replay.title', { moment: dateTime(at) })}
          actions={
            <Button size="toolbar" variant="secondary" onClick={() => onAtChange(null)}>
              {t('rightsMatrix.replay.today')}
            </Button>
          }
        >
          {t(isCompared ? 'rightsMatrix.replay.helpCompare' : 'rightsMatrix.replay.help')}
        </ViewBanner>
      )}
      {saved && at === null ? (
        <UndoBanner key={saved.until} fallback={null} {...saved} views={views} />
      ) : null}
      <WithChanges
        {...{ rights, editable, onSave, onCreateList, warningsOf, previewOf }}
        panelHidden={at !== null && !isCompared}
        help={isCompared ? t('rightsMatrix.compare.stays') : undefined}
      >
        <div hidden={isCompared || at !== null}>
          <MatrixView {...{ rights, label, state, editable, onAskWhyOwn }} />
        </div>
        {isCompared ? (
          <div className="pt-12">
            <CompareView
              {...{ rights, people, onPeopleChange, editable, onAskWhyOwn }}
              past={at === null ? undefined : { at, state: replay.state }}
            />
          </div>
        ) : at === null ? null : isUnknown ? (
          <Empty
            title={t('rightsMatrix.replay.unknown')}
            help={t('rightsMatrix.replay.unknownHelp', { moment: dateTime(since) })}
          />
        ) : isEmpty ? (
          <Empty title={t('rightsMatrix.replay.empty')} help={t('rightsMatrix.replay.emptyHelp')} />
        ) : (
          <RightsMatrix
            label={`${label}, ${dateTime(at)}`}
            state={replay.state}
            editable={false}
            onSave={onSave}
          />
        )}
      </WithChanges>
      <ReplayBar {...{ at, onAtChange, since, changes, change }} nameOf={(id) => names.get(id)} />
    </div>
  );
}
