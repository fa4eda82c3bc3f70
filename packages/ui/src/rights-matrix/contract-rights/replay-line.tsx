import type { RightsChange } from '@atrium/contract/contract-users';
import { useState } from 'react';
import { lazyPart, useFormats, useNow, useStrings } from '../../foundations/index.js';
import { momentAfterKey, nearestMoment, type ReplayChange } from './replay-changes.js';
import { ReplayDetails } from './replay-details.js';

/** Loaded on demand: the portal uses it in few other places. */
const Slider = lazyPart(async () => (await import('../../controls/slider/index.js')).Slider);

export interface ReplayLineProps {
  /** The time shown (ISO 8601); null is today. */
  at: string | null;
  onAtChange: (at: string | null) => void;
  /** Start of the history. */
  since: string;
  /** The changes, newest first. */
  changes: readonly ReplayChange[];
  /** Who made the change at the time shown, and what it was; null if nothing changed then. */
  change?: RightsChange | null | undefined;
  /** Name of a user; undefined if unknown. */
  nameOf: (id: string) => string | undefined;
}

/**
 * The history as a line with a tick per change, and a handle that goes from change to change. Below it: whom the change
 * affected, who made it and what it was.
 */
export function ReplayLine({ at, onAtChange, since, changes, change, nameOf }: ReplayLineProps) {
  const t = useStrings();
  const { date, dateTime, integer, list } = useFormats();
  const now = useNow();
  // While the handle is dragged: where it would stop.
  const [dragged, setDragged] = useState<string | null>();
  const [focused, setFocused] = useState(false);
  const shown = dragged === undefined ? at : dragged;
  const moments = changes.map((change) => change.at).toReversed();
  const start = Date.parse(since);
  // A change just saved may be later than the clock of this computer.
  const end = Math.max(now().getTime(), start + 1, ...moments.slice(-1).map((moment) => Date.parse(moment)));
  const placeOf = (moment: string | null) =>
    moment === null ? end : Math.min(end, Math.max(start, Date.parse(moment)));

  const peopleOf = ({ users }: ReplayChange) => {
    if (users === null) return t('rightsMatrix.replay.all');
    if (users.total === 0) return t('rightsMatrix.replay.nobody');
    const names = users.first.map((id) => nameOf(id) ?? t('rightsMatrix.replay.former'));
    const others = users.total - names.length;
    return list(
      others > 0 ? [...names, t('rightsMatrix.others', { count: others, figure: integer(others) })] : names,
    );
  };
  const sentenceOf = (moment: string | null) => {
    const last = changes.find((change) => moment === null || change.at <= moment);
    if (!last) return t('rightsMatrix.replay.none', { moment: dateTime(since) });
    const values = { moment: dateTime(last.at), people: peopleOf(last) };
    return t(last.at === moment ? 'rightsMatrix.replay.change' : 'rightsMatrix.replay.last', values);
  };
  const sentence = sentenceOf(shown);
  const marks = moments
    .map((moment) => `M${(((placeOf(moment) - start) / (end - start)) * 1000).toFixed(2)} 0V10`)
    .join('');
  return (
    <div className="grid gap-4">
      {changes.length === 0 ? null : (
        <div
          className="grid"
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          // A handle released where it was taken commits nothing.
          onPointerUp={() => setDragged(undefined)}
          onPointerCancel={() => setDragged(undefined)}
        >
          {/* As far from the ends as the centre of the handle, which is 18 wide. */}
          <div className="px-[9px] text-ink">
            <svg
              aria-hidden
              data-changes={moments.length}
              viewBox="0 0 1000 10"
              preserveAspectRatio="none"
              className="block h-12 w-full overflow-visible"
            >
              <path d={marks} stroke="currentColor" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
            </svg>
          </div>
          <Slider
            fallback={<div className="h-24 max-xs:h-44" />}
            aria-label={t('rightsMatrix.replay.handle')}
            valuesHidden
            min={start}
            max={end}
            value={[placeOf(shown)]}
            formatValue={() =>
              shown === null ? t('rightsMatrix.replay.now', { sentence }) : `${dateTime(shown)}. ${sentence}`
            }
            onValueChange={([time]) => setDragged(nearestMoment(time, moments, end))}
            onValueCommit={([time]) => {
              setDragged(undefined);
              onAtChange(nearestMoment(time, moments, end));
            }}
            onKeyDown={(event) => {
              const next = momentAfterKey(event.key, at, moments);
              if (next === undefined) return;
              // Instead of the equal steps of the slider.
              event.preventDefault();
              if (next !== at) onAtChange(next);
            }}
          />
          <div aria-hidden className="flex justify-between text-caption text-ink-2">
            <span>{date(since)}</span>
            <span>{t('rightsMatrix.replay.end')}</span>
          </div>
        </div>
      )}
      {/* The slider itself says it while it has the focus. */}
      <p aria-live={focused ? 'off' : 'polite'} className="text-small text-ink-2">
        {sentence}
      </p>
      <div aria-live="polite">
        {change && at !== null && dragged === undefined ? <ReplayDetails {...{ change, nameOf }} /> : null}
      </div>
    </div>
  );
}
