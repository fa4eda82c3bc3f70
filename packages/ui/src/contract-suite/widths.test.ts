import { WIDGET_WIDTHS } from '@atrium/contract/dashboard-layouts';
import { WIDGET_CODES, type WidgetCode } from '@atrium/contract/widget-catalogue';
import { describe, expect, it } from 'vitest';

const stories = import.meta.glob<string>('../home-widgets/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The register row that requires the stories of each widget, or a decision if there is none. */
const ROWS: Readonly<Record<WidgetCode, string>> = {
  DOCUMENTS: 'DS-027',
  CONTACTS: 'DS-028',
  GLOBAL_MARKETS_RESEARCH: 'DS-029',
  FORECAST: 'DS-030',
  ONE_CLICK: 'DS-031',
  MY_SERVICE_INFORMATION: 'DS-032',
  LAST_REQUESTS: 'DS-033',
  EVENTS: 'DS-034',
  WHATS_NEW: 'DS-035',
  REQUESTS_COUNTER: 'DS-036',
  KYC_LIST: 'DS-037',
  CIRCULARISATION: 'DS-038',
  LOANS_AND_DEPOSITS: 'DS-039',
  DATA_ROOM: 'DS-040',
  SIGNATURE: 'DS-041',
  GUARANTEES: 'DS-042',
  CARBON_EMISSIONS: 'DS-043',
  OPTIMNET: 'DS-044',
  OPTIMTRADE: 'DS-045',
  CASH_MANAGEMENT_SOLUTIONS: 'DS-046',
  HIGHLIGHTS: 'DS-047',
  LEGAL_DASHBOARD: 'DS-048',
  MTM: 'DS-049',
  ONE_CLICK_CONFIRMATION: 'DS-050',
  POWER_OF_ATTORNEY: 'DS-051',
  EXPIRY_CALENDAR: 'decision-70',
};
const WORDS = ['', 'one column', 'two columns', 'three columns'];

/** Returns the widths that a widget has a story for, with matching tag, name and width. */
const widthsShown = (row: string): number[] =>
  Object.values(stories)
    .flatMap((text) => text.split('\nexport const '))
    .flatMap((story) => {
      const tags = /tags: \[([^\]]*)\]/.exec(story)?.[1] ?? '';
      if (!tags.includes(`'${row}'`) || !tags.includes(`'DS-026'`)) return [];
      const named = new RegExp(`name: '[^']*(${WORDS.slice(1).join('|')})`, 'i')
        .exec(story)?.[1]
        ?.toLowerCase();
      const shownOn = /\.\.\.inColumns\((\d)\)/.exec(story)?.[1];
      return named !== undefined && WORDS.indexOf(named) === Number(shownOn) ? [Number(shownOn)] : [];
    })
    .toSorted((a, b) => a - b);

describe('DS-026 one component per widget type, with a story for each allowed width', () => {
  it('there are 25 types plus the expiry calendar', () => {
    expect(WIDGET_CODES).toHaveLength(26);
    expect(Object.keys(ROWS).toSorted()).toEqual([...WIDGET_CODES].toSorted());
  });

  it.each(WIDGET_CODES)('%s', (code) => {
    expect(widthsShown(ROWS[code])).toEqual(WIDGET_WIDTHS[code]);
  });
});
