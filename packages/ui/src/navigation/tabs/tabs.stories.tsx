import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { LinkTabs, Tabs, type TabItem } from './index.js';

const tabs: TabItem[] = [
  { value: 'documents', label: 'Documents', count: 6, content: <p className="py-16">Six documents</p> },
  { value: 'messages', label: 'Messages', count: 1204, content: <p className="py-16">Nine messages</p> },
  {
    value: 'signature',
    label: 'Signature',
    count: '3 of 5',
    mark: 'action',
    content: <p className="py-16">The envelope</p>,
  },
  { value: 'history', label: 'History', disabled: true, content: null },
];
const meta = preview.meta({
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { tabs, label: 'Request', onValueChange: fn() },
});

export const Default = meta.story();

export const ByMouse = meta.story({
  name: 'Shows the tab that is pressed; a disabled one does nothing',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Messages/ }));
    await expect(canvas.getByText('Nine messages')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('messages');
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }), { pointerEventsCheck: 0 });
    await expect(canvas.getByRole('tab', { name: /Messages/ })).toHaveAttribute('aria-selected', 'true');
  },
});

export const ByKeyboard = meta.story({
  name: 'Arrows move and wrap, Home and End jump, Tab goes to the content',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Documents/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Nine messages')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('The envelope')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Six documents')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(canvas.getByText('Six documents')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
});

const linkTabs = [
  { id: 'todo', href: '#todo', label: 'To do', count: 7, mark: 'action' as const },
  { id: 'open', href: '#open', label: 'Open', count: 27 },
  { id: 'closed', href: '#closed', label: 'Closed', count: 1204 },
];

export const Links = meta.story({
  name: 'Tabs in the address are links',
  render: () => <LinkTabs tabs={linkTabs} current="open" label="Requests" />,
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Requests' }));
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Open');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(nav.getByRole('link', { name: /Closed/ })).toHaveFocus();
  },
});

export const Narrow = meta.story({
  name: 'Scrolls when narrow, with the current tab in view',
  render: () => (
    <div className="w-240">
      <Tabs tabs={tabs} label="Request" defaultValue="signature" />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const tab = canvas.getByRole('tab', { name: /Signature/ }).getBoundingClientRect();
    await expect(Math.floor(tab.right)).toBeLessThanOrEqual(Math.ceil(list.right));
  },
});

export const Fades = meta.story({
  name: 'A row fades where it goes on, and nowhere when all of it is in view',
  render: () => (
    <div className="grid gap-16">
      <div className="w-240">
        <Tabs tabs={tabs} label="Narrow" defaultValue="documents" />
      </div>
      <div className="w-960">
        <Tabs tabs={tabs} label="Wide" defaultValue="documents" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const narrow = canvas.getByRole('tablist', { name: 'Narrow' });
    const fades = (row: HTMLElement) =>
      ['--fade-start', '--fade-end'].map(
        (name) => parseFloat(getComputedStyle(row).getPropertyValue(name)) > 0,
      );
    await waitFor(() => expect(fades(narrow)).toEqual([false, true]));
    narrow.scrollLeft = narrow.scrollWidth;
    await waitFor(() => expect(fades(narrow)).toEqual([true, false]));
    await expect(fades(canvas.getByRole('tablist', { name: 'Wide' }))).toEqual([false, false]);
  },
});

function CountsLate() {
  const [count, setCount] = useState<number>();
  return (
    <div style={{ width: 200 }}>
      <button type="button" onClick={() => setCount(120_000)}>
        count
      </button>
      <Tabs
        label="Request"
        value="signature"
        onValueChange={() => {}}
        tabs={tabs
          .slice(0, 3)
          .map((tab) => ({ ...tab, count: tab.value === 'documents' ? count : undefined }))}
      />
    </div>
  );
}

export const LateCounter = meta.story({
  name: 'The current tab of a scrolled row stays in view when a counter comes late',
  render: () => <CountsLate />,
  play: async ({ canvas }) => {
    const isInView = async () => {
      const tab = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
      const row = canvas.getByRole('tablist').getBoundingClientRect();
      await expect(Math.round(tab.right)).toBeLessThanOrEqual(Math.round(row.right));
    };
    await isInView();
    await userEvent.click(canvas.getByRole('button', { name: 'count' }));
    await waitFor(isInView);
  },
});

function GetsRoom() {
  const [isAlone, setAlone] = useState(false);
  return (
    <div className="grid w-160 gap-16">
      <LinkTabs
        tabs={linkTabs}
        current="todo"
        label="Requests"
        extra={isAlone ? undefined : 'Additional details'}
      />
      <button type="button" onClick={() => setAlone(true)}>
        alone
      </button>
    </div>
  );
}

export const MoreRoom = meta.story({
  name: 'The current tab of a row is whole when what stood beside the row leaves it',
  render: () => <GetsRoom />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'alone' }));
    await waitFor(async () => {
      const tab = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
      const row = canvas.getByRole('navigation').getBoundingClientRect();
      await expect(Math.round(tab.left)).toBeGreaterThanOrEqual(Math.round(row.left));
    });
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid gap-32">
      <Tabs tabs={tabs} label="Request" defaultValue="messages" extra="Additional details" />
      <LinkTabs tabs={linkTabs} current="open" label="Requests" />
      <div className="w-240">
        <Tabs tabs={tabs} label="Narrow" defaultValue="signature" />
      </div>
    </div>
  ),
});
