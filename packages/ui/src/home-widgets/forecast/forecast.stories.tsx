import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { FORECASTS } from '../figures.fixture.js';
import { Forecast, type ForecastProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Forecast',
  component: Forecast,
  args: { forecasts: FORECASTS, today: '2026-11-20', width: 3, href: '#forecast' } satisfies ForecastProps,
});
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

export const Default = meta.story({
  name: 'Lines, grouped columns, total, and the decimals of the forecast',
  tags: ['DS-030', 'WID-033', 'DATA-026'],
  play: async ({ canvas, globals }) => {
    const { forecast } = stringsOf(globals).figures;
    const fr = globals['language'] === 'fr';
    await expect(canvas.getByRole('columnheader', { name: forecast.groups.CONFIRMED })).toHaveAttribute(
      'colspan',
      '2',
    );
    await expect(canvas.getByRole('columnheader', { name: forecast.today })).toBeVisible();
    const pound = canvas.getByRole('row', { name: /GBP/ });
    await expect(plain(pound.textContent)).toContain(fr ? '−1 118 447,71' : '−1,118,447.71');
    await expect(pound).toHaveTextContent(forecast.belowZero);
    const total = canvas.getByRole('row', { name: new RegExp(forecast.total) });
    await expect(plain(total.textContent)).toContain(fr ? '77 306 118,22' : '77,306,118.22');
  },
});

export const TabsByType = meta.story({
  name: 'One tab for each type, by mouse and by keyboard',
  tags: ['DS-030', 'WID-032'],
  play: async ({ canvas, globals }) => {
    const { types } = stringsOf(globals).figures.forecast;
    await expect(canvas.getAllByRole('tab')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('tab', { name: types.MATURITIES }));
    const row = canvas.getAllByRole('row', { name: /EUR/ })[0]!;
    await expect(plain(row.textContent)).toContain(
      globals['language'] === 'fr' ? '12 500 000' : '12,500,000',
    );
    await expect(plain(row.textContent)).not.toMatch(/[.,]4/);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: types.CASH_POSITION })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('row', { name: /GBP/ })).toBeVisible();
  },
});

export const OneColumn = meta.story({
  name: 'One column has figures in K and M, each with its whole, and does not scroll sideways',
  tags: ['DS-030', 'DS-026', 'PLAT-105'],
  ...inColumns(1),
  args: { width: 1 },
  play: async ({ canvas, globals }) => {
    const whole = globals['language'] === 'fr' ? '42 118 904,10' : '42,118,904.10';
    const short = globals['language'] === 'fr' ? '42,1 M' : '42.1M';
    const figure = canvas.getByText(short);
    await expect(figure.closest('[title]')!.getAttribute('title')!.replaceAll('\u00a0', ' ')).toBe(whole);
    // Assistive technology reads the complete value.
    await expect(figure).toHaveAttribute('aria-hidden');
    await expect(figure.nextElementSibling!.textContent.replaceAll('\u00a0', ' ')).toBe(whole);
    const panel = canvas.getByRole('tabpanel');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
});

export const Scrolling = meta.story({
  name: 'A narrow page scrolls whole figures in their panel, which is one stop of the Tab key',
  args: { width: 4 },
  render: (args) => (
    <div className="max-w-320">
      <Forecast {...args} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const panel = canvas.getByRole('tabpanel', {
      name: stringsOf(globals).figures.forecast.types.CASH_POSITION,
    });
    await expect(panel.scrollWidth).toBeGreaterThan(panel.clientWidth);
    // Tab order: the title, the tabs, the scrollable panel.
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    await expect(panel).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

export const TwoColumns = meta.story({
  name: 'Two columns',
  tags: ['DS-030', 'DS-026'],
  ...inColumns(2),
  args: { width: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /SEK/ })).toBeVisible();
  },
});

export const ThreeColumns = meta.story({
  name: 'Three columns',
  tags: ['DS-030', 'DS-026'],
  ...inColumns(3),
  args: { width: 3 },
});

const states = widgetStates({
  without: { forecasts: undefined },
  empty: { forecasts: [] },
  words: ({ figures }) => figures.forecast,
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-030', 'WID-032'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-030', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-030', 'WID-005'],
  ...states.unavailable,
});

export const Failed = meta.story({ name: 'It failed: support id and try again', ...states.failed });

export const QA = meta.story({
  parameters: SHEET,
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-40">
      <Forecast {...args} width={3} />
      <div className="grid max-w-[640px] gap-40">
        <Forecast {...args} width={2} />
      </div>
      <div className="grid max-w-320 gap-40">
        <Forecast {...args} width={1} />
        <Forecast {...args} forecasts={[]} />
      </div>
    </div>
  ),
});
