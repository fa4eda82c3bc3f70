import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { Field } from '../field/index.js';
import { Textarea } from './index.js';

const meta = preview.meta({
  title: 'Controls/Textarea',
  component: Textarea,
  args: { 'aria-label': 'Comment', onValueChange: fn() },
  decorators: [(Story) => <div className="grid max-w-480 gap-6">{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), 'One{Enter}two');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('One\ntwo');
  },
});

export const Grows = meta.story({
  name: 'Grows with its text, then scrolls',
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    const before = area.clientHeight;
    await userEvent.type(area, '1{Enter}2{Enter}3{Enter}4{Enter}5{Enter}6');
    await expect(area.clientHeight).toBeGreaterThan(before);
    await userEvent.clear(area);
    await expect(area.clientHeight).toBe(before);
    await userEvent.click(area);
    await userEvent.paste('line\n'.repeat(80));
    await expect(area.clientHeight).toBeLessThanOrEqual(window.innerHeight / 2);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
});

export const Counter = meta.story({
  name: 'Counts, tells politely near the limit, and never cuts a paste',
  render: () => (
    <Field label="Message">
      <Textarea maxLength={50} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(area, 'Short');
    await expect(canvas.getByText('5 / 50')).toBeVisible();
    await userEvent.click(area);
    await userEvent.paste('x'.repeat(40));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^5 /), { timeout: 3000 });
    await userEvent.paste('x'.repeat(7));
    await expect(area).toHaveValue(`Short${'x'.repeat(47)}`);
    await userEvent.tab();
    await expect(area).toHaveAttribute('aria-invalid', 'true');
  },
});

export const LongCounter = meta.story({
  name: 'Thousands of characters are written with their separator, in what is read out as well',
  render: () => (
    <Field label="Message">
      <Textarea maxLength={6000} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveAccessibleDescription(/\b6[,\s]000\b/);
    await userEvent.click(area);
    await userEvent.paste('x'.repeat(7234));
    await userEvent.tab();
    await expect(area).toHaveAccessibleDescription(/\b1[,\s]234\b/);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1[,\s]234 /));
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <>
      <Textarea aria-label="Empty" placeholder="What the bank should know" maxLength={300} />
      <Textarea aria-label="Over" maxLength={20} defaultValue="The mandate is renewed each year." invalid />
      <Textarea aria-label="Read only" readOnly rows={1} defaultValue="The mandate is renewed each year." />
      <Textarea aria-label="Disabled" disabled rows={2} defaultValue="The mandate is renewed each year." />
    </>
  ),
});
