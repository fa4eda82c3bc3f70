import { lazyPart } from '../../foundations/lazy-part.js';
import { useStrings } from '../../foundations/provider/index.js';
import type { CalendarProps } from './calendar.js';

const Calendar = lazyPart(async () => (await import('./calendar.js')).default);

/** Starts loading the calendar; call it on hover or focus of the control that opens it. */
export const preloadCalendar = Calendar.preload;

/** The calendar, loaded on demand; a placeholder keeps its space while it loads. */
export function LazyCalendar(props: CalendarProps) {
  const t = useStrings();
  return (
    <Calendar
      {...props}
      fallback={
        <div role="status" className="h-268 w-252 max-w-full" data-months={props.months}>
          <span className="sr-only">{t('controls.date.loading')}</span>
        </div>
      }
    />
  );
}
