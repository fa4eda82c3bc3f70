import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { TotalsList } from './index.js';

const meta = preview.meta({
  title: 'Data/Totals list',
  component: TotalsList,
  args: {
    rows: [
      { id: 'loans', label: 'Loans outstanding', value: '182,400,000.00', href: '#loans' },
      { id: 'deposits', label: 'Deposits placed', value: '64,250,000.00' },
    ],
    total: { label: 'Net debt, EUR', value: '118,150,000.00' },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Loans outstanding' })).toHaveFocus();
    const total = canvas.getByText('Net debt, EUR').parentElement!;
    await expect(getComputedStyle(total).borderBottomStyle).toBe('double');
  },
});

export const WithoutTotal = meta.story({ args: { total: undefined } });

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid w-320 gap-24">
      <TotalsList {...args} after={[{ id: 'undrawn', label: 'Undrawn', value: '12,000,000.00' }]} />
      <TotalsList rows={args.rows} />
    </div>
  ),
});
