import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../../foundations/index.js';
import { noError, UPLOADS } from '../creation.fixture.js';
import { DocumentStep } from './index.js';

const onCheckedChange = fn();
const meta = preview.meta({
  title: 'Requests/Creation/Document step',
  component: DocumentStep,
  args: {
    validation: { checked: false, onCheckedChange },
    uploads: UPLOADS,
    errorOf: noError,
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).creation.documents;

export const Default = meta.story({
  name: 'Documents, and whether they are to be validated',
  tags: ['NEW-067'],
  play: async ({ canvas, globals }) => {
    onCheckedChange.mockClear();
    const box = canvas.getByRole('checkbox', { name: strings(globals).validate });
    await userEvent.click(box);
    await expect(onCheckedChange).toHaveBeenLastCalledWith(true);
    box.focus();
    await userEvent.keyboard(' ');
    await expect(onCheckedChange).toHaveBeenCalledTimes(2);
  },
});

export const OfTheBank = meta.story({
  name: 'A request of the bank: the client validates',
  tags: ['NEW-067', 'RDET-069'],
  args: { audience: 'bank' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('checkbox', { name: strings(globals).validateByClient })).toBeVisible();
  },
});

export const QA = meta.story({
  args: { errorOf: (_field: string) => 'Add a document of this type' },
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
