import type { DateFilter } from '@atrium/contract/filter-rules';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { TimelineSlider, type TimelineSliderProps } from './index.js';

function Host({ value, onValueChange, ...props }: TimelineSliderProps) {
  const [period, setPeriod] = useState<DateFilter>(value);
  return (
    <TimelineSlider
      {...props}
      value={period}
      onValueChange={(next) => {
        setPeriod(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Filters/Timeline slider',
  component: TimelineSlider,
  render: (args) => <Host {...args} />,
  args: { value: { dateFrom: '2026-05-20' }, onValueChange: fn() } satisfies TimelineSliderProps,
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'Keys move a handle by a day, to a mark, and as far as it goes',
  tags: ['SRCH-022', 'SRCH-023'],
  play: async ({ canvas, args, globals }) => {
    const { controls } = strings(globals);
    const from = canvas.getByRole('slider', { name: controls.rangeFrom });
    const to = canvas.getByRole('slider', { name: controls.rangeTo });
    await expect(Number(from.getAttribute('aria-valuenow'))).toBe(40);
    from.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ dateFrom: '2026-05-21' });
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ dateFrom: '2026-10-20' });
    await expect(Number(from.getAttribute('aria-valuenow'))).toBe(70);
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
    to.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ dateTo: '2026-11-13' });
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
    await expect(from).toHaveAttribute(
      'aria-valuetext',
      globals['language'] === 'fr' ? '20 nov. 2024' : '20 Nov 2024',
    );
  },
});

export const Handles = meta.story({
  name: 'Handles do not pass each other',
  args: { value: { dateFrom: '2026-11-19', dateTo: '2026-11-19' } },
  play: async ({ canvas, args, globals }) => {
    canvas.getByRole('slider', { name: strings(globals).controls.rangeFrom }).focus();
    await userEvent.keyboard('{ArrowRight}{PageUp}{End}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const Windows = meta.story({
  name: 'A mark is the window from there to now',
  play: async ({ canvas, args, globals }) => {
    const { oneMonth, start } = strings(globals).filters.timeline;
    const month = canvas.getByRole('button', { name: oneMonth });
    await userEvent.click(month);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ dateFrom: '2026-10-20' });
    await expect(month).toHaveAttribute('aria-pressed', 'true');
    canvas.getByRole('button', { name: start }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
  },
});

export const Pointer = meta.story({
  name: 'A press near a mark rests on it, by mouse and by touch',
  play: async ({ canvas, args, globals }) => {
    const slider = canvas.getByRole('group', { name: strings(globals).filters.timeline.slider });
    // Pointers cannot be captured in tests.
    Object.assign(slider, {
      setPointerCapture: fn(),
      releasePointerCapture: fn(),
      hasPointerCapture: () => true,
    });
    const { left, width, top, height } = slider.getBoundingClientRect();
    const at = (share: number) => ({ clientX: left + 9 + (width - 18) * share, clientY: top + height / 2 });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: slider, coords: at(0.695) },
      { keys: '[/MouseLeft]', target: slider, coords: at(0.695) },
    ]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ dateFrom: '2026-10-20' });
    await userEvent.pointer([
      { keys: '[TouchA>]', target: slider, coords: at(0.905) },
      { keys: '[/TouchA]', target: slider, coords: at(0.905) },
    ]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      dateFrom: '2026-10-20',
      dateTo: '2026-11-13',
    });
  },
});

/** Results of two years, as counted by the server. */
const MONTHS = Array.from({ length: 25 }, (_, index) => {
  const month = new Date(Date.UTC(2024, 10 + index, 15));
  return {
    value: month.toISOString().slice(0, 7),
    label: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      month,
    ),
    count: index === 7 ? 0 : 4 + ((index * 7) % 13),
  };
});

export const Bars = meta.story({
  name: 'Bars say how many results each month has, and in words which has most',
  tags: ['DS-087'],
  args: { months: MONTHS },
  play: async ({ canvas, globals }) => {
    const { bars, barsLabel } = strings(globals).filters.timeline;
    const most = MONTHS.toSorted((one, other) => other.count - one.count)[0]!;
    const chart = canvas.getByRole('img', {
      name: barsLabel.replace('{{month}}', most.label).replace('{{figure}}', String(most.count)),
    });
    // A month without results has no bar; selected months have a second bar in the accent colour.
    await expect(chart.querySelectorAll('g')[0]!.children).toHaveLength(24);
    // As formatted: French has a no-break space before the colon.
    await expect(canvas.getByText(bars, { normalizer: (text) => text })).toBeInTheDocument();
  },
});

export const NoBars = meta.story({
  name: 'While the counts load their room is kept',
  args: { months: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid gap-24">
      <TimelineSlider value={{ dateFrom: '2026-05-20' }} onValueChange={() => {}} />
      <TimelineSlider value={{}} onValueChange={() => {}} />
      <TimelineSlider value={{ dateFrom: '2026-02-10' }} months={MONTHS} onValueChange={() => {}} />
      <div className="w-320">
        <TimelineSlider value={{ dateFrom: '2026-10-25', dateTo: '2026-11-13' }} onValueChange={() => {}} />
      </div>
    </div>
  ),
});
