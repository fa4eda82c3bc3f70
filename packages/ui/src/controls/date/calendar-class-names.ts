import type { ClassNames } from 'react-day-picker';

const navigationButton =
  'focus-ring inline-flex size-32 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink disabled:text-ink-disabled aria-disabled:cursor-not-allowed aria-disabled:text-ink-disabled';

/** The calendar's classes: today has an underline, chosen days the brand colour. */
export const calendarClassNames: Partial<ClassNames> = {
  root: 'text-small text-ink',
  months: 'relative flex flex-wrap gap-x-28 gap-y-16',
  month: 'grid min-w-0 gap-8',
  month_caption: 'flex h-32 items-center justify-center px-36',
  caption_label: 'text-body font-semibold inline-block first-letter:uppercase',
  nav: 'pointer-events-none absolute inset-x-0 top-0 flex justify-between *:pointer-events-auto',
  button_previous: navigationButton,
  button_next: navigationButton,
  month_grid: 'border-collapse',
  weekday: 'h-28 w-36 text-caption font-regular text-ink-3 max-xs:w-44',
  day: 'h-34 w-36 p-0 text-center max-xs:h-44 max-xs:w-44',
  day_button:
    'focus-inset inline-flex h-32 w-full items-center justify-center rounded-tag hover:bg-hover disabled:cursor-not-allowed disabled:hover:bg-transparent max-xs:h-44',
  today:
    '[&>button]:relative [&>button]:font-semibold [&>button]:after:absolute [&>button]:after:inset-x-8 [&>button]:after:bottom-2 [&>button]:after:h-2 [&>button]:after:bg-current',
  outside: 'invisible',
  disabled: 'text-ink-disabled [&>button]:line-through',
  selected:
    '[&:not(.range-middle)>button]:bg-brand [&:not(.range-middle)>button]:font-semibold [&:not(.range-middle)>button]:text-on-brand [&:not(.range-middle)>button]:hover:bg-brand-hover',
  range_start: 'bg-brand-tint',
  range_middle: 'range-middle bg-brand-tint [&>button]:rounded-none [&>button]:hover:bg-selection-hover',
  range_end: 'bg-brand-tint',
};
