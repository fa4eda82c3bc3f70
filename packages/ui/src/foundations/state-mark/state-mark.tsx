import type { ReactNode, SVGProps } from 'react';

/**
 * The states and their marks: a diamond when the client must act, a circle while others process the file, a square when
 * it has stopped; the fill shows progress (direction, sections 1 and 4).
 */
export type StateName =
  | 'action'
  | 'due'
  | 'colleague'
  | 'draft'
  | 'submitted'
  | 'progress'
  | 'done'
  | 'refused'
  | 'cancelled'
  | 'expired'
  | 'info';

const circle = <circle cx="8" cy="8" r="5.25" />;
const square = <rect x="2.75" y="2.75" width="10.5" height="10.5" rx="0.5" />;
const diamond = 'M8 1.75 14.25 8 8 14.25 1.75 8Z';

const DRAWINGS: Record<StateName, { colour: string; drawing: ReactNode }> = {
  action: { colour: 'text-action-mark', drawing: <path d={diamond} fill="currentColor" /> },
  due: {
    colour: 'text-action-mark',
    drawing: (
      <>
        <path d={diamond} fill="currentColor" />
        <path d="m5.5 8.2 1.7 1.7 3.3-3.6" stroke="var(--bg)" />
      </>
    ),
  },
  colleague: { colour: 'text-action-mark', drawing: <path d={diamond} /> },
  draft: { colour: 'text-ink-3', drawing: <circle cx="8" cy="8" r="5.25" strokeDasharray="2 2.12" /> },
  submitted: { colour: 'text-ink-2', drawing: circle },
  progress: {
    colour: 'text-positive',
    drawing: (
      <>
        {circle}
        <path d="M8 4.5a3.5 3.5 0 0 1 0 7Z" fill="currentColor" stroke="none" />
      </>
    ),
  },
  done: {
    colour: 'text-positive',
    drawing: (
      <>
        <circle cx="8" cy="8" r="6" fill="currentColor" stroke="none" />
        <path d="m5.25 8.25 1.9 1.9 3.6-4" stroke="var(--bg)" />
      </>
    ),
  },
  refused: {
    colour: 'text-negative',
    drawing: (
      <>
        <rect x="2" y="2" width="12" height="12" rx="1" fill="currentColor" stroke="none" />
        <path d="m5.5 5.5 5 5m0-5-5 5" stroke="var(--bg)" />
      </>
    ),
  },
  cancelled: {
    colour: 'text-ink-3',
    drawing: (
      <>
        {square}
        <path d="M4.5 11.5 11.5 4.5" />
      </>
    ),
  },
  expired: {
    colour: 'text-ink-3',
    drawing: (
      <>
        {square}
        <path d="M8 5.25V8h2.25" />
      </>
    ),
  },
  info: {
    colour: 'text-info-ink',
    drawing: (
      <>
        <circle cx="8" cy="8" r="6" />
        <path d="M8 7.25v3.5M8 4.75v.5" />
      </>
    ),
  },
};

export interface StateMarkProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'name'> {
  /** The state. */
  name: StateName;
  /** `plain` draws diamonds in black instead of amber, where the client need not act. */
  tone?: 'default' | 'plain';
  /** Size in px: 14 before a label (default), 12 in secondary lines. */
  size?: number;
}

/** Whether there is a drawing: an unknown state of a newer backend has none, and requires no action. */
const isKnown = (name: string): boolean => Object.hasOwn(DRAWINGS, name);

/** The mark of a state. Decorative: always use it with a label. */
export function StateMark({ name, tone = 'default', size = 14, className, ...props }: StateMarkProps) {
  const { colour, drawing } = DRAWINGS[isKnown(name) ? name : 'submitted'];
  const isPlain = tone === 'plain' && (name === 'action' || name === 'due' || name === 'colleague');
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
      data-state-mark={name}
      className={[isPlain ? 'text-ink' : colour, 'shrink-0', className].filter(Boolean).join(' ')}
      {...props}
    >
      {drawing}
    </svg>
  );
}
