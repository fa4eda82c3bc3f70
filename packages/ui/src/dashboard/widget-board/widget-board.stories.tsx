import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { WIDGETS } from '../dashboard.fixture.js';
import { useWidgetSlot } from '../widget-slot.js';
import { WidgetBoard } from './index.js';

const meta = preview.meta({
  title: 'Dashboard/Widget board',
  component: WidgetBoard,
  args: {
    layout: [
      { i: 'LAST_REQUESTS', x: 0, y: 0, w: 2, h: 1 },
      { i: 'REQUESTS_COUNTER', x: 2, y: 0, w: 1, h: 1 },
      { i: 'KYC_LIST', x: 3, y: 0, w: 1, h: 1 },
    ],
    widgets: WIDGETS,
    onCustomize: fn(),
  },
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'The widgets in their places; entries without a widget are not drawn',
  tags: ['HOME-003', 'HOME-022'],
  args: {
    layout: [
      { i: 'LAST_REQUESTS', x: 0, y: 0, w: 2, h: 1 },
      { i: 'RETIRED', x: 2, y: 0, w: 1, h: 1 },
      { i: 'KYC_LIST', x: 3, y: 0, w: 1, h: 1 },
    ],
  },
  play: async ({ canvas }) => {
    const regions = canvas.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);
    await expect(regions).toEqual(['Last requests', 'KYC reviews']);
  },
});

function Told() {
  const { width, settings } = useWidgetSlot();
  return <output>{JSON.stringify({ width, settings })}</output>;
}

export const Slot = meta.story({
  name: 'A widget is told its width and its settings',
  args: {
    layout: [{ i: 'ONE', x: 0, y: 0, w: 3, h: 1, settings: { status: 'FAVORITE' } }],
    widgets: [{ id: 'ONE', title: 'One', widths: [1, 2, 3], content: <Told /> }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '{"width":3,"settings":{"status":"FAVORITE"}}',
    );
  },
});

/** Taller than a widget may be. */
const TALL = (
  <ul>
    {Array.from({ length: 40 }, (_, line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

export const Tall = meta.story({
  name: 'No widget is higher than 420 px: what is more scrolls in it, by keyboard too',
  tags: ['HOME-054'],
  args: {
    layout: [
      { i: 'TALL', x: 0, y: 0, w: 1, h: 1 },
      { i: 'LAST_REQUESTS', x: 1, y: 0, w: 2, h: 1 },
    ],
    widgets: [...WIDGETS, { id: 'TALL', title: 'Tall', widths: [1], content: <a href="#tall">{TALL}</a> }],
  },
  play: async ({ canvasElement }) => {
    const [tall, short] = [...canvasElement.querySelectorAll<HTMLElement>('[data-widget]')];
    await expect(tall!.offsetHeight).toBe(420);
    await expect(short!.offsetHeight).toBeLessThan(420);
    const content = tall!.querySelector('a')!.parentElement!;
    await expect(content.scrollHeight).toBeGreaterThan(420);
    content.scrollTop = 1000;
    await expect(content.scrollTop).toBeGreaterThan(0);
  },
});

export const Nothing = meta.story({
  name: 'An empty board leads into edit mode, by keyboard too',
  args: { layout: [] },
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals).dashboard;
    await expect(canvas.getByText(t.grid.empty)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCustomize).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
