import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../../foundations/index.js';
import { SIGNATORY_FORM } from '../../../signature/signature.fixture.js';
import { noError, UPLOADS } from '../creation.fixture.js';
import { SignatoryStep } from './index.js';

const meta = preview.meta({
  title: 'Requests/Creation/Signatory step',
  component: SignatoryStep,
  args: {
    value: SIGNATORY_FORM,
    onValueChange: fn(),
    issuesOf: () => ({}),
    normalisePhone: (text: string) => text,
    maximum: 10,
    uploads: UPLOADS,
    errorOf: noError,
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).creation;

export const Default = meta.story({
  name: 'Documents to sign, and who signs them',
  tags: ['NEW-047'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByText(t.documents.toSign)).toBeVisible();
    await expect(canvas.getByRole('group', { name: t.names.signatories })).toBeVisible();
  },
});

export const Typing = meta.story({
  name: 'What is typed about a signatory is told at once',
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('textbox');
    await userEvent.type(first!, 'z');
    await expect(args.onValueChange).toHaveBeenCalled();
  },
});

export const QA = meta.story({
  args: { errorOf: (_field: string) => 'Complete this line' },
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
