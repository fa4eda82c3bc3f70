import { isInRange } from '@atrium/contract/date-rules';
import {
  EXPIRY_FILTER_FIELDS,
  EXPIRY_VIEWS,
  type ExpiryKind,
  type ExpiryView,
} from '@atrium/contract/expiry-calendar-rules';
import { isCalendarDay, readFilters, writeFilters, type Filters } from '@atrium/contract/filter-rules';

const VIEW = 'view';
const DAY = 'day';
const FIRST_VIEW: ExpiryView = 'month';

/** The view of the expiry calendar in the URL. */
export interface CalendarView {
  readonly view: ExpiryView;
  /** Null for today. */
  readonly day: string | null;
  readonly filters: Filters;
}

/** Reads the view from the URL; invalid values are ignored. */
export function readView(address: URLSearchParams): CalendarView {
  const day = address.get(DAY);
  return {
    view: EXPIRY_VIEWS.find((view) => view === address.get(VIEW)) ?? FIRST_VIEW,
    day: day !== null && isCalendarDay(day) && isInRange(day) ? day : null,
    filters: readFilters(EXPIRY_FILTER_FIELDS, address),
  };
}

/** Writes a view to the URL; default values are omitted. */
export function writeView({ view, day, filters }: CalendarView): URLSearchParams {
  const address = new URLSearchParams();
  if (view !== FIRST_VIEW) address.set(VIEW, view);
  if (day !== null) address.set(DAY, day);
  return writeFilters(EXPIRY_FILTER_FIELDS, filters, address);
}

/** Returns the path and query string of a view. */
export function calendarHref(view: CalendarView): string {
  const address = writeView(view).toString();
  return address === '' ? '/expiry-calendar' : `/expiry-calendar?${address}`;
}

const valuesOf = (filters: Filters, field: keyof typeof EXPIRY_FILTER_FIELDS): string[] => {
  const value = filters[field];
  return Array.isArray(value) ? [...(value as readonly string[])] : [];
};

/** Returns the filters as query parameters of the call. */
export const filterQuery = (filters: Filters) => ({
  kinds: valuesOf(filters, 'kinds') as ExpiryKind[],
  entities: valuesOf(filters, 'entities'),
});
