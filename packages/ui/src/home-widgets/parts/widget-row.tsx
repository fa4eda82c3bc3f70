import type { ComponentProps, ReactNode } from 'react';
import type { MoreRows, WidgetFrameProps } from '../../dashboard/index.js';
import { cn } from '../../foundations/index.js';

/** Loading state and links of a widget, set by the host; the widget is ready, or empty when it has no content. */
export interface WidgetStateProps<Row = unknown>
  extends
    Pick<WidgetFrameProps, 'href' | 'external' | 'error'>,
    Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Full width only: there are more rows than those given. */
  more?: MoreRows<Row> | undefined;
  /** Why there is nothing to show. */
  status?: 'loading' | 'unavailable' | 'error' | undefined;
}

export interface WidgetRowProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** An icon or a button before the text. */
  lead?: ReactNode;
  /** The title; a link or button in it may cover the row with `after:absolute after:inset-0`. */
  title: ReactNode;
  /** The second line. */
  detail?: ReactNode;
  /** A date or an amount, right-aligned. */
  end?: ReactNode;
  /** Buttons at the right end, above a link that covers the row. */
  actions?: ReactNode;
  /** The text wraps instead of being truncated, for example for names of people. */
  wraps?: boolean;
}

/** A row of a widget's list: title, second line, figure, actions. */
export function WidgetRow({
  lead,
  title,
  detail,
  end,
  actions,
  wraps = false,
  className,
  ...props
}: WidgetRowProps) {
  const line = wraps ? 'block break-words' : 'block truncate';
  return (
    <li
      className={cn(
        'relative flex min-h-row min-w-0 items-center gap-12 border-b border-line py-4 has-[a,button]:hover:bg-hover',
        className,
      )}
      {...props}
    >
      {lead}
      <span className="min-w-0 flex-1">
        <span className={line}>{title}</span>
        {detail ? <span className={cn(line, 'text-caption text-ink-3')}>{detail}</span> : null}
      </span>
      {end ? <span className="shrink-0 text-right text-small text-ink-2">{end}</span> : null}
      {actions ? <span className="relative flex shrink-0 items-center gap-4">{actions}</span> : null}
    </li>
  );
}
