import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../../foundations/index.js';
import { ENTITIES } from '../creation.fixture.js';
import { LegalEntitySelect, type LegalEntitySelectProps } from './index.js';

const onValueChange = fn();
const meta = preview.meta({
  title: 'Requests/Creation/Legal entity select',
  component: LegalEntitySelect,
  args: {
    'aria-label': 'Halden',
    options: ENTITIES,
    value: ['FR000001', 'DE000002'],
    onValueChange,
  } satisfies LegalEntitySelectProps,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <LegalEntitySelect
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).creation.information;

export const Default = meta.story({
  name: 'Clearing keeps the fixed ones',
  tags: ['DS-082', 'NEW-056', 'NEW-057'],
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).clearEntities }));
    await expect(onValueChange).toHaveBeenLastCalledWith(['FR000001']);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    // By keyboard, last tag first: the fixed one is restored.
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByText('Halden Industries SA')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: strings(globals).clearEntities })).toBeNull();
  },
});

export const WithoutTopic = meta.story({
  name: 'Disabled without a topic',
  tags: ['DS-082', 'NEW-058'],
  args: { disabled: true, options: [], value: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
});

export const Single = meta.story({
  name: 'One alone',
  tags: ['NEW-044'],
  args: { single: true, options: ENTITIES.slice(1), value: ['ES000007'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Halden Iberia SL');
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
