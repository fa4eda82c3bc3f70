import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { FORECASTS } from '../figures.fixture.js';
import { Forecast, type ForecastProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Forecast',
  component: Forecast,
  args: { forecasts: FORECASTS, width: 3, href: '#forecast' } satisfies ForecastProps,
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

export const Default = meta.story({
  name: 'WID-033 DATA-026 lines, grouped columns, total, and the decimals of the forecast',
  play: async ({ canvas, globals }) => {
    const { forecast } = strings(globals).figures;
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
  name: 'WID-032 one tab for each type, by mouse and by keyboard',
  play: async ({ canvas, globals }) => {
    const { types } = strings(globals).figures.forecast;
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
  name: '1 column wide',
  args: { width: 1 },
  render: (args) => (
    <div className="max-w-320">
      <Forecast {...args} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const region = canvas.getByRole('region', {
      name: strings(globals).figures.forecast.types.CASH_POSITION,
    });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    // The title, the tabs, their panel, then what scrolls in it.
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    await expect(region).toHaveFocus();
  },
});

export const TwoColumns = meta.story({
  name: '2 columns wide',
  args: { width: 2 },
  render: (args) => (
    <div className="max-w-[640px]">
      <Forecast {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /SEK/ })).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'WID-032 loading',
  args: { forecasts: undefined, status: 'loading' },
});

export const Empty = meta.story({
  name: 'WID-006 no results',
  args: { forecasts: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).figures.forecast.empty)).toBeVisible();
    await expect(canvas.getByText(strings(globals).figures.forecast.emptyHelp)).toBeVisible();
  },
});

export const Unavailable = meta.story({
  name: 'WID-005 service unavailable',
  args: { forecasts: undefined, status: 'unavailable' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).home.widget.unavailable)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'It failed: support id and try again',
  args: { forecasts: undefined, status: 'error', error: { supportId: '6f1c0d2ab3', onRetry: fn() } },
  play: async ({ canvas, globals, args }) => {
    await expect(canvas.getByText('6f1c0d2ab3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).feedback.error.tryAgain }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({
  parameters: {
    chromatic: { disableSnapshot: false, modes },
    // The same widget several times on one page, which no home has.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
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
