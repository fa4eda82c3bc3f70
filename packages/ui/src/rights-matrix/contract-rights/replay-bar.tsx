import type { RightsChange } from '@atrium/contract/contract-users';
import { Button } from '../../controls/button/index.js';
import {
  CaretLeftIcon,
  CaretRightIcon,
  lazyPart,
  useFormats,
  useNow,
  useStrings,
} from '../../foundations/index.js';
import { lastMomentOf } from './last-moment.js';
import type { ReplayChange } from './replay-changes.js';

/** Loaded on demand: with its calendar it is as large as the matrix. */
const DatePicker = lazyPart(async () => (await import('../../controls/date/index.js')).DatePicker);
/** Loaded after the matrix, which stands above it. */
const ReplayLine = lazyPart(async () => (await import('./replay-line.js')).ReplayLine);

export interface ReplayBarProps {
  /** The time shown (ISO 8601); null is today. */
  at: string | null;
  onAtChange: (at: string | null) => void;
  since: string | null;
  /** The changes, newest first. */
  changes: readonly ReplayChange[];
  /** Who made the change at the time shown, and what it was; null if nothing changed then. */
  change?: RightsChange | null | undefined;
  /** Name of a user; undefined if unknown. */
  nameOf: (id: string) => string | undefined;
}

/** Chooses the time for which rights are shown: the end of a day, the previous or next change, or a place on a line. */
export function ReplayBar({ at, onAtChange, since, changes, change, nameOf }: ReplayBarProps) {
  const t = useStrings();
  const formats = useFormats();
  const now = useNow();
  const today = formats.isoDay(now());
  const earlier = changes.find((change) => at === null || change.at < at);
  const later = at === null ? undefined : changes.findLast((change) => change.at > at);
  const goTo = (change: ReplayChange | undefined) => {
    if (change !== undefined) onAtChange(change.at);
  };
  const choose = (day: string | null) =>
    onAtChange(day === null || day >= today ? null : lastMomentOf(day, formats));
  return (
    <div
      role="group"
      aria-label={t('rightsMatrix.replay.label')}
      className="mt-16 grid gap-12 border-t border-line-2 pt-12 pb-8 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-8">
        <span aria-hidden className="text-small text-ink-2">
          {t('rightsMatrix.replay.date')}
        </span>
        <DatePicker
          fallback={<div className="h-32 w-160 max-xs:h-44 max-xs:flex-1" />}
          size="toolbar"
          className="w-160 max-xs:w-auto max-xs:min-w-0 max-xs:flex-1"
          aria-label={t('rightsMatrix.replay.date')}
          value={at === null ? null : formats.isoDay(at)}
          onValueChange={choose}
          min={since === null ? undefined : formats.isoDay(since)}
          max={today}
        />
        <Button
          size="toolbar"
          variant="secondary"
          icon={CaretLeftIcon}
          // Not `disabled`, which would drop the focus at the first and the last change.
          aria-disabled={earlier === undefined || undefined}
          onClick={() => goTo(earlier)}
        >
          <span className="max-xs:sr-only">{t('rightsMatrix.replay.previous')}</span>
        </Button>
        <Button
          size="toolbar"
          variant="secondary"
          icon={CaretRightIcon}
          aria-disabled={later === undefined || undefined}
          onClick={() => goTo(later)}
        >
          <span className="max-xs:sr-only">{t('rightsMatrix.replay.next')}</span>
        </Button>
      </div>
      {since === null ? null : (
        <ReplayLine
          fallback={<div className="h-96" />}
          {...{ at, onAtChange, since, changes, change, nameOf }}
        />
      )}
    </div>
  );
}
