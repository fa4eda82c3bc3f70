import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { useFormats } from '../../foundations/provider/index.js';
import type { DateInput } from '../../foundations/formats/index.js';
import { StateMark, type StateName } from '../../foundations/state-mark/index.js';

export interface TimelineEntry {
  id: string;
  at: DateInput;
  title: ReactNode;
  description?: ReactNode;
  /** The author or the person concerned, below the date. */
  author?: ReactNode;
  mark?: StateName;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The entries, in the order shown. */
  entries: readonly TimelineEntry[];
  /** Date format: the day, the day and time, or the short form used in lists. */
  precision?: 'date' | 'dateTime' | 'recent';
}

/** A list of events: dates on the left, what happened on the right, hairlines between. */
export function Timeline({ entries, precision = 'dateTime', className, ...props }: TimelineProps) {
  const formats = useFormats();
  return (
    <ol className={cn('@container grid w-full', className)} {...props}>
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid gap-x-24 gap-y-2 border-b border-line py-12 last:border-b-0 @min-[30rem]:grid-cols-[176px_minmax(0,1fr)]"
        >
          <div className="text-caption text-ink-3">
            <time dateTime={new Date(entry.at).toISOString()}>{formats[precision](entry.at)}</time>
            {entry.author ? <div className="text-ink-2">{entry.author}</div> : null}
          </div>
          <div className="min-w-0 max-w-measure">
            <div className="flex items-start gap-8 text-body-strong">
              {entry.mark ? <StateMark name={entry.mark} className="mt-3" /> : null}
              <div className="min-w-0">{entry.title}</div>
            </div>
            {entry.description ? <div className="text-small text-ink-2">{entry.description}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
