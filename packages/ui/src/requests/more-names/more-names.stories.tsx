import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { MoreNames } from './index.js';

const meta = preview.meta({
  title: 'Requests/More names',
  component: MoreNames,
  args: {
    title: 'Participants',
    names: ['Claire Vasseur', 'Lena Brandt', 'Jonas Weber', 'Antoine Moreau', 'Hannah Roth'],
    shown: 2,
  },
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'A click on “and 3 more” shows everybody, by keyboard too, and Esc comes back',
  play: async ({ canvas, globals, args }) => {
    const { more_other: more } = strings(globals).requests.page;
    const button = canvas.getByRole('button', { name: more.replace('{{count}}', '3') });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: args.title });
    for (const name of args.names) await expect(within(panel).getByText(name)).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-16">
      <MoreNames {...args} />
      <MoreNames {...args} shown={4} />
    </div>
  ),
});
