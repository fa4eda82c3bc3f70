import type { EventPage } from '@atrium/contract/widgets';
import { WidgetFrame, type WidgetWidth } from '../../dashboard/index.js';
import { CarouselControls, CarouselRoot, CarouselSlides } from '../../data/carousel/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { EventItem, type EventLink } from '../../events/event-item.js';
import type { WidgetStateProps } from '../parts/internal.js';

export interface EventsWidgetProps extends WidgetStateProps {
  /** Width in dashboard columns. */
  width: WidgetWidth;
  /** Upcoming events, nearest first (WID-045). */
  events?: readonly EventPage[] | undefined;
  /** Returns the link of an event; undefined while its page does not exist. */
  linkOf: (event: EventPage) => EventLink | undefined;
}

const NONE: readonly EventPage[] = [];
const COLUMNS = { 1: '', 2: 'xs:grid-cols-2', 3: 'xs:grid-cols-3', 4: 'xs:grid-cols-2 md:grid-cols-3' };

/** Upcoming events: one per column of the widget side by side, the rest on further slides. */
export function EventsWidget({ status, width, events = NONE, linkOf, ...props }: EventsWidgetProps) {
  const t = useStrings();
  const formats = useFormats();
  const title = t('home.widgets.EVENTS.title');
  const aSlide = width === 4 ? events.length : width;
  const slides = Array.from({ length: Math.ceil(events.length / (aSlide || 1)) }, (_, index) =>
    events.slice(index * aSlide, (index + 1) * aSlide),
  );
  const shown = status ?? (events.length === 0 ? 'empty' : 'ready');
  return (
    <CarouselRoot label={title} count={slides.length}>
      <WidgetFrame
        title={title}
        status={shown}
        skeletonRows={3}
        actions={shown === 'ready' ? <CarouselControls /> : undefined}
        empty={{ title: t('homeWidgets.events.empty'), help: t('homeWidgets.events.emptyHelp') }}
        figures={() => ({
          columns: ['title', 'place', 'date'].map((id) => t(`homeWidgets.events.columns.${id as 'title'}`)),
          rows: events.map((event) => [event.title, event.place, formats.dateTime(event.startsAt)]),
        })}
        {...props}
      >
        <CarouselSlides
          slides={slides.map((some, index) => ({
            id: some[0]?.id ?? String(index),
            content: (
              <ul className={`grid gap-x-32 gap-y-16 py-16 ${COLUMNS[width]}`}>
                {some.map((event) => (
                  <li key={event.id} className="min-w-0">
                    <EventItem event={event} link={linkOf(event)} />
                  </li>
                ))}
              </ul>
            ),
          }))}
        />
      </WidgetFrame>
    </CarouselRoot>
  );
}
