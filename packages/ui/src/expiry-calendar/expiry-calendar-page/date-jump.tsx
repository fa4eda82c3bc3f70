import type { FIRST_DAY as FIRST_DAY_RULE, LAST_DAY as LAST_DAY_RULE } from '@atrium/contract/date-rules';
import { DatePicker } from '../../controls/date/index.js';
import { useStrings } from '../../foundations/index.js';

/** The first and last date accepted in addresses and API calls. */
const FIRST_DAY: typeof FIRST_DAY_RULE = '1700-01-01';
const LAST_DAY: typeof LAST_DAY_RULE = '2999-12-31';

export interface DateJumpProps {
  day: string;
  onDayChange: (day: string) => void;
}

/** A date input that moves the calendar to a date. */
export function DateJump({ day, onDayChange }: DateJumpProps) {
  const t = useStrings();
  return (
    <DatePicker
      aria-label={t('expiryCalendar.jump')}
      size="toolbar"
      className="w-160 max-xs:w-auto max-xs:min-w-0 max-xs:flex-1"
      min={FIRST_DAY}
      max={LAST_DAY}
      value={day}
      onValueChange={(next) => next !== null && onDayChange(next)}
    />
  );
}
