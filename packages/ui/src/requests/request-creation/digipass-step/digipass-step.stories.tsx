import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../../foundations/index.js';
import { DIGIPASS, noError } from '../creation.fixture.js';
import { DigipassStep, type DigipassStepProps } from './index.js';

const meta = preview.meta({
  title: 'Requests/Creation/Digipass step',
  component: DigipassStep,
  args: {
    value: DIGIPASS,
    onValueChange: fn(),
    managerName: 'Claire Vasseur',
    issuesOf: () => ({}),
    normalisePhone: (text: string) => text,
    maximum: 10,
    errorOf: noError,
  } satisfies DigipassStepProps,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).creation.digipass;

export const Default = meta.story({
  name: 'The company, its manager with a token, the holders',
  tags: ['NEW-048', 'NEW-050', 'NEW-051', 'NEW-052'],
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByText(t.managerHelp.replace('{{name}}', 'Claire Vasseur'))).toBeVisible();
    const [hard] = canvas.getAllByRole('radio', { name: t.HARD_TOKEN });
    await userEvent.click(hard!);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...DIGIPASS, tokenChoice: 'HARD_TOKEN' });
    await userEvent.type(canvas.getByRole('textbox', { name: t.legalName }), 'X');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      ...DIGIPASS,
      legalName: 'Halden Industries SAX',
    });
  },
});

export const QA = meta.story({
  args: { errorOf: (field) => (field.endsWith('siren') ? 'A SIREN has nine figures' : undefined) },
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
