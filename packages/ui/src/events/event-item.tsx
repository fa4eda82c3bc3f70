import type { EventPage } from '@atrium/contract/widgets';
import type { ComponentProps } from 'react';
import { Link } from '../controls/link/index.js';
import { cn, useFormats } from '../foundations/index.js';
import { InlineImage } from '../home-widgets/parts/internal.js';

/** The link of an event. */
export interface EventLink {
  href: string;
  /** Opens in a new tab, outside the portal. */
  external: boolean;
}

export interface EventItemProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The event shown. */
  event: EventPage;
  /** Without it the title is plain text. */
  link?: EventLink | undefined;
  /** Heading level of the title. */
  level?: 'h2' | 'h3';
}

/** One event: picture, time, title and place; the whole item is a link. */
export function EventItem({ event, link, level: Heading = 'h3', className, ...props }: EventItemProps) {
  const formats = useFormats();
  return (
    <div className={cn('relative min-w-0', className)} {...props}>
      <InlineImage source={event.base64Image} className="h-112" />
      <p className="mt-12 text-caption text-ink-3">
        <time dateTime={event.startsAt}>{formats.dateTime(event.startsAt)}</time>
      </p>
      <Heading className="mt-2 text-heading-3">
        {link ? (
          <Link variant="plain" {...link} className="after:absolute after:inset-0 hover:underline">
            {event.title}
          </Link>
        ) : (
          event.title
        )}
      </Heading>
      <p className="mt-2 text-small text-ink-2">{event.place}</p>
    </div>
  );
}
