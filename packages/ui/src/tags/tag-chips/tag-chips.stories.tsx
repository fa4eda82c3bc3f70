import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { EURO, GERMANY, tagOf } from '../tags.fixture.js';
import { TagChips } from './index.js';

const TWELVE = [
  GERMANY,
  EURO,
  ...[
    'Payroll',
    'Fees',
    'Audit',
    'Tax',
    'Mandate',
    'Urgent',
    'Signed',
    'Contract',
    'Reporting',
    'Statement',
  ].map((name) => tagOf(name)),
];
const meta = preview.meta({
  title: 'Tags/Tag chips',
  component: TagChips,
  args: {
    tags: TWELVE,
    hrefOf: ({ countryCode, group, name }) =>
      countryCode ? `#country-${countryCode}` : group.type === 'CURRENCY' ? `#currency-${name}` : undefined,
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).tags;
const more = (globals: Record<string, unknown>, count: number) =>
  strings(globals)[count === 1 ? 'more_one' : 'more_other'].replace('{{count}}', String(count));

export const Default = meta.story({
  name: 'Five, then five more on each request, by mouse and keyboard',
  tags: ['TAG-015'],
  play: async ({ canvas, globals }) => {
    const names = () => TWELVE.filter(({ name }) => canvas.queryByText(name)).length;
    await expect(names()).toBe(5);
    await userEvent.click(canvas.getByRole('button', { name: more(globals, 5) }));
    await expect(names()).toBe(10);
    // The focus is on the first new chip.
    await expect(canvas.getByText('Tax').closest('li')).toHaveFocus();
    canvas.getByRole('button', { name: more(globals, 2) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(names()).toBe(12);
    await expect(canvas.getByText('Reporting').closest('li')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Leading = meta.story({
  name: 'A country shows its code; it and a currency lead to the search, a word nowhere',
  tags: ['TAG-017', 'TAG-019'],
  play: async ({ canvas }) => {
    const germany = canvas.getByRole('link', { name: 'Germany' });
    await expect(germany).toHaveAttribute('href', '#country-DE');
    await expect(germany.closest('li')).toHaveTextContent('GermanyDE');
    await expect(canvas.getByRole('link', { name: 'EUR' })).toHaveAttribute('href', '#currency-EUR');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const Removing = meta.story({
  name: 'The cross is for tags one may delete and new ones; what is deleted can be put back',
  tags: ['TAG-003', 'TAG-005'],
  args: {
    hrefOf: undefined,
    tags: [
      GERMANY,
      tagOf('Payroll'),
      tagOf('Falcon', { isNew: true, isDeletableByCurrentUser: false }),
      tagOf('Fees', { isDeleted: true }),
    ],
    onRemove: fn(),
    onRestore: fn(),
  },
  play: async ({ canvas, args, globals }) => {
    const { data, tags } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    const cross = (tag: string) =>
      canvas.queryByRole('button', { name: data.tags.remove.replace('{{tag}}', tag) });
    await expect(cross('Germany')).toBeNull();
    await userEvent.click(cross('Payroll')!);
    await expect(args.onRemove).toHaveBeenLastCalledWith(args.tags[1]);
    cross('Falcon')!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(args.tags[2]);
    canvas.getByRole('button', { name: tags.restore.replace('{{tag}}', 'Fees') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRestore).toHaveBeenLastCalledWith(args.tags[3]);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-16">
      <TagChips {...args} />
      <TagChips
        tags={[GERMANY, tagOf('Port of Rotterdam authority'), tagOf('Fees', { isDeleted: true })]}
        onRemove={fn()}
        onRestore={fn()}
        className="w-288"
      />
    </div>
  ),
});
