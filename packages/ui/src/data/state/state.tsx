import type { Audience } from '@atrium/contract/audience';
import type { TurnVerb } from '@atrium/contract/request-rules';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';
import { StateMark, type StateName } from '../../foundations/state-mark/index.js';

/** What a person must do when it is their turn (direction, section 4). */
export type { TurnVerb } from '@atrium/contract/request-rules';

export interface StateProps extends ComponentProps<'span'> {
  /** Which state; it gives the mark, the colour and the usual word. */
  name: StateName;
  /** The verb to do, in place of “Action required”. Only for the state `action`. */
  turn?: TurnVerb;
  /** The label, if it has its own word (“Under review”). Default: the usual word of the state. */
  children?: ReactNode;
  /** `plain` keeps the shapes without amber, which waits for the side of the client: for people of the bank. */
  tone?: 'default' | 'plain';
  /** `small` in second lines: mark 12, caption. */
  size?: 'default' | 'small';
}

/** A state: its mark, its label, and only then its colour. “Your turn” is semibold amber with the verb to do. */
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
  /** Who reads it: the bank’s people see no amber, and what is not theirs is with the client. Default: the client. */
  audience?: Audience;
}

/** The legend of the marks, for the pager of a board. */
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
