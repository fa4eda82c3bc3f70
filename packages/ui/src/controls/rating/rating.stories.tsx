import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { Field } from '../field/index.js';
import { Rating } from './index.js';

const mark = (of: number) =>
  (document.documentElement.lang === 'fr' ? uiStringsFr : uiStringsEn).controls.ratingMark
    .replace('{{mark}}', String(of))
    .replace('{{max}}', '5');

/** Holds a key as long as a person does: the focus moves one tick after the key press. */
const press = async (key: string) => {
  await userEvent.keyboard(`{${key}>}`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await userEvent.keyboard(`{/${key}}`);
};

const meta = preview.meta({
  title: 'Controls/Rating',
  component: Rating,
  args: { 'aria-label': 'Your mark', onValueChange: fn() },
});

export const Default = meta.story({
  name: 'Chooses by mouse',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: mark(4) }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('radio', { name: mark(4) })).toBeChecked();
  },
});

export const Keys = meta.story({
  name: 'Space chooses, arrow keys change',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: mark(1) })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await press('ArrowRight');
    await press('ArrowRight');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await press('ArrowLeft');
    await expect(canvas.getByRole('radio', { name: mark(2) })).toBeChecked();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid gap-20">
      <Field label="How easy was this request?" group>
        <Rating lowLabel="Hard" highLabel="Easy" defaultValue={3} />
      </Field>
      <Field label="How clear were the answers?" group error="Choose a mark from 1 to 5.">
        <Rating />
      </Field>
      <Field label="How fast were they?" group disabled>
        <Rating defaultValue={2} />
      </Field>
    </div>
  ),
});
