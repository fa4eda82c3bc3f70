import type { Filters } from '@atrium/contract/filter-rules';
import { useRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { BLOCKS, CHOSEN } from '../filters.fixture.js';
import { AppliedFilters, type AppliedFiltersProps } from './index.js';

function Host({ value, onValueChange, ...props }: AppliedFiltersProps) {
  const [filters, setFilters] = useState<Filters>(value);
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <div className="grid gap-12">
      <AppliedFilters
        {...props}
        value={filters}
        returnFocus={count}
        onValueChange={(next) => {
          setFilters(next);
          onValueChange(next);
        }}
      />
      <p ref={count} tabIndex={-1}>
        64
      </p>
    </div>
  );
}

const meta = preview.meta({
  title: 'Filters/Applied filters',
  component: AppliedFilters,
  render: (args) => <Host {...args} />,
  args: { blocks: BLOCKS, value: CHOSEN, onValueChange: fn() } satisfies AppliedFiltersProps,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).filters.applied;
const said = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

export const Default = meta.story({
  name: 'One field for each filter; taking one away moves the focus to the next',
  play: async ({ canvas, args, globals }) => {
    const words = strings(globals);
    const fields = canvas.getAllByRole('listitem');
    await expect(fields.map(({ textContent }) => said(textContent))).toEqual([
      globals['language'] === 'fr' ? 'Perioddu 20 mai au 20 nov. 2026' : 'Period20 May to 20 Nov 2026',
      `Country${words.some.replace('{{chosen}}', '2').replace('{{total}}', '5')}`,
      `Legal entity${words.some.replace('{{chosen}}', '2').replace('{{total}}', '16')}`,
      'TagTrade finance',
    ]);
    const buttons = canvas.getAllByRole('button');
    await userEvent.click(buttons[1]!);
    const { country: _country, ...left } = CHOSEN;
    await expect(args.onValueChange).toHaveBeenLastCalledWith(left);
    await expect(canvas.getAllByRole('button')[1]).toHaveFocus();
    await expect(canvas.getAllByRole('button')[1]).toHaveAccessibleName(/Legal entity/);
  },
});

export const ClearAll = meta.story({
  name: 'Clear all takes every filter away; the focus goes to the count',
  play: async ({ canvas, args, globals }) => {
    canvas.getByRole('button', { name: strings(globals).clearAll }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('64')).toHaveFocus();
  },
});

export const Others = meta.story({
  name: 'A hidden block, a value that no entry names, and an open period; no code is shown',
  tags: ['SRCH-011'],
  args: {
    value: {
      perimeter: ['CORE'],
      service: ['NO_SUCH_SERVICE'],
      date: { dateTo: '2026-11-20' },
      lost: ['a', 'b'],
    },
  },
  play: async ({ canvas, globals }) => {
    const words = strings(globals);
    const until = globals['language'] === 'fr' ? '20 nov. 2026' : '20 Nov 2026';
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => said(textContent))).toEqual([
      'PerimeterCore team',
      `Service${said(words.values_one).replace('{{figure}}', '1')}`,
      `Period${said(words.until).replace('{{date}}', until)}`,
      said(words.values_other).replace('{{figure}}', '2'),
    ]);
  },
});

export const None = meta.story({
  name: 'Nothing where nothing filters',
  args: { value: { service: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
