import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { RecordNav } from './index.js';

const meta = preview.meta({
  title: 'Navigation/Record nav',
  component: RecordNav,
  args: {
    back: { href: '#requests', label: 'Requests' },
    reference: 'R-2026-04817',
    position: { index: 3, total: 27, previousHref: '#2', nextHref: '#4' },
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).navigation.recordNav;

export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const words = strings(globals);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Requests' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: words.previous })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: words.next })).toHaveAttribute('href', '#4');
  },
});

export const AtTheEnd = meta.story({
  name: 'The last of the list has no next',
  args: { position: { index: 27, total: 27, previousHref: '#26' } },
  play: async ({ canvas, globals }) => {
    const next = canvas.getByRole('link', { name: strings(globals).next });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).not.toHaveAttribute('href');
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-16">
      <RecordNav {...args} />
      <RecordNav back={args.back} aria-label="Draft" reference="D-00917" />
    </div>
  ),
});
