import type { Audience } from '@atrium/contract/audience';
import type { TurnVerb } from '@atrium/contract/request-rules';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';
import { StateMark, type StateName } from '../../foundations/state-mark/index.js';

/** The action expected of the user when it is their turn (direction, section 4). */
export type { TurnVerb } from '@atrium/contract/request-rules';

export interface StateProps extends ComponentProps<'span'> {
  /** The state; it determines the mark, the colour and the default label. */
  name: StateName;
  /** The required action, in place of “Action required”. Only for the state `action`. */
  turn?: TurnVerb;
  /** A specific label (“Under review”). Default: the usual label of the state. */
  children?: ReactNode;
  /** `plain` uses the shapes without amber, which is reserved for client users: for bank users. */
  tone?: 'default' | 'plain';
  /** `small` for secondary lines: 12 px mark, caption text. */
  size?: 'default' | 'small';
}

/** A state: identified by its mark and label first, colour only last. “Your turn” is semibold amber with the action. */
export function State({
  name,
  turn,
  tone = 'default',
  size = 'default',
  className,
  children,
  ...props
}: StateProps) {
  const t = useStrings();
  const small = size === 'small';
  const isUrgent = name === 'action' || name === 'due';
  return (
    <span
      className={cn(
        'inline-flex max-w-full min-w-0 items-center align-top',
        small ? 'gap-6 text-caption' : 'gap-8 text-body',
        isUrgent && 'font-semibold',
        isUrgent && tone === 'default' && 'text-action-ink',
        name === 'refused' && 'font-medium text-negative-ink',
        (name === 'draft' || name === 'cancelled' || name === 'expired') && 'text-ink-2',
        small && !isUrgent && name !== 'refused' && 'text-ink-2',
        className,
      )}
      data-state-name={name}
      {...props}
    >
      <StateMark name={name} tone={tone} size={small ? 12 : 14} />
      <span className="min-w-0 overflow-hidden text-ellipsis">
        {children ?? (turn && name === 'action' ? t(`data.turn.${turn}`) : t(`data.state.${name}`))}
      </span>
    </span>
  );
}

export interface StateLegendProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Who reads it: bank users see no amber, and what is not theirs is with the client. Default: the client. */
  audience?: Audience;
}

/** The legend of the state marks, for the footer of a board. */
export function StateLegend({ audience = 'client', className, ...props }: StateLegendProps) {
  const t = useStrings();
  const entries = [
    ['action', 'yours'],
    ['colleague', 'colleague'],
    ['progress', audience === 'bank' ? 'client' : 'bank'],
  ] as const;
  return (
    <ul
      aria-label={t('data.legend.label')}
      className={cn('flex flex-wrap gap-x-24 gap-y-4 text-caption text-ink-2', className)}
      {...props}
    >
      {entries.map(([mark, whose]) => (
        <li key={mark} className="inline-flex items-center gap-8">
          <StateMark name={mark} size={12} {...(audience === 'bank' && { tone: 'plain' })} />
          {t(`data.legend.${whose}`)}
        </li>
      ))}
    </ul>
  );
}
