import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { CHECKED_AT, SERVICE_STATES } from '../support.fixture.js';
import { HealthList, type HealthListProps } from './index.js';

const meta = preview.meta({
  title: 'Support/Health list',
  component: HealthList,
  args: {
    state: { status: 'ready', services: SERVICE_STATES, checkedAt: CHECKED_AT },
    onCheckAgain: fn(),
    onSwitch: fn(() => Promise.resolve()),
  } satisfies HealthListProps,
});
const stringsOf = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).support.health;
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const Default = meta.story({
  name: 'Services with OK, KO or N/A and a switch',
  tags: ['SUP-004', 'SUP-007', 'SUP-008', 'SUP-009'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.map((row) => row.dataset['health'])).toEqual(['OK', 'KO', 'KO', 'N/A', 'OK']);
    for (const row of rows) await expect(within(row).getByText(row.dataset['health']!)).toBeVisible();
    const switches = canvas.getAllByRole('switch');
    // Services unknown to the catalogue have no switch.
    await expect(switches.map((one) => one.getAttribute('aria-checked'))).toEqual([
      'true',
      'true',
      'false',
      'true',
    ]);
    await expect(switches[0]).toHaveAccessibleName(/Requests/);
  },
});

export const Cancelled = meta.story({
  name: 'The switch asks; cancel leaves it as it is',
  tags: ['SUP-010'],
  play: async ({ canvas, globals, args }) => {
    const strings = stringsOf(globals);
    const [requests] = canvas.getAllByRole('switch');
    await userEvent.click(requests!);
    const dialog = within(await screen.findByRole('alertdialog'));
    const title = strings.switchOff.title.replace('{{service}}', 'Requests');
    await waitFor(() => expect(dialog.getByRole('heading', { name: title })).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: strings.switchOff.cancel }));
    await closed();
    await expect(args.onSwitch).not.toHaveBeenCalled();
    await expect(requests).toHaveAttribute('aria-checked', 'true');
    await waitFor(() => expect(requests).toHaveFocus());
  },
});

export const Confirmed = meta.story({
  name: 'Once confirmed the availability is toggled, by keyboard alone',
  tags: ['SUP-011'],
  play: async ({ canvas, globals, args }) => {
    const strings = stringsOf(globals);
    canvas.getAllByRole('switch')[0]!.focus();
    await userEvent.keyboard(' ');
    await screen.findByRole('button', { name: strings.switchOff.confirm });
    await waitFor(() => expect(screen.getByRole('button', { name: strings.switchOff.cancel })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await closed();
    await expect(args.onSwitch).toHaveBeenCalledWith('REQUESTS_BOARD', false);

    await userEvent.click(canvas.getAllByRole('switch')[2]!);
    await userEvent.click(await screen.findByRole('button', { name: strings.switchOn.confirm }));
    await closed();
    await expect(args.onSwitch).toHaveBeenLastCalledWith('KYC', true);
  },
});

export const SwitchFailed = meta.story({
  name: 'A switch that fails says so in the dialog and stays',
  args: { onSwitch: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ canvas, globals }) => {
    const strings = stringsOf(globals);
    await userEvent.click(canvas.getAllByRole('switch')[0]!);
    await userEvent.click(await screen.findByRole('button', { name: strings.switchOff.confirm }));
    await waitFor(() => expect(screen.getByText(strings.switchFailed)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: strings.switchOff.cancel }));
    await closed();
    await expect(canvas.getAllByRole('switch')[0]).toHaveAttribute('aria-checked', 'true');
  },
});

export const CheckAgain = meta.story({
  name: 'Check again reads anew',
  play: async ({ canvas, globals, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: stringsOf(globals).checkAgain }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  name: 'The health could not be read: support id and try again',
  args: { state: { status: 'error', supportId: '6f1c0d2ab3', onRetry: fn() } },
  play: async ({ canvas, globals, args }) => {
    await expect(canvas.getByText(stringsOf(globals).failed)).toBeVisible();
    await expect(canvas.getByText('6f1c0d2ab3')).toBeVisible();
    const { tryAgain } = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).feedback.error;
    await userEvent.click(canvas.getByRole('button', { name: tryAgain }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { state: { status: 'ready', services: [], checkedAt: CHECKED_AT } },
});

export const Narrow = meta.story({
  name: 'Fits a width of 320',
  decorators: [
    (Story) => (
      <div className="w-288">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

export const QA = meta.story({
  name: 'QA',
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa', 'DS-069'],
  args: { checking: true },
});
