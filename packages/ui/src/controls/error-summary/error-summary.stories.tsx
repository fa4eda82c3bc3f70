import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { Button } from '../button/index.js';
import { Field } from '../field/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { TextInput } from '../text/index.js';
import { ErrorSummary } from './index.js';

const errors = [
  { controlId: 'summary-iban', label: 'IBAN', message: 'one digit is missing' },
  { controlId: 'summary-signature', message: 'Choose who signs' },
  { message: 'The contract 00418 takes no request today' },
];

const meta = preview.meta({
  title: 'Controls/Error summary',
  component: ErrorSummary,
  args: { errors },
});

function Form() {
  const [attempt, setAttempt] = useState(0);
  const shown = attempt > 0 ? errors : [];
  return (
    <form
      noValidate
      className="grid max-w-480 gap-20"
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <ErrorSummary errors={shown} attempt={attempt} />
      <Field label="IBAN" controlId="summary-iban" error={attempt > 0 && 'One digit is missing'}>
        <TextInput />
      </Field>
      <Field label="Signature" group controlId="summary-signature" error={attempt > 0 && 'Choose who signs'}>
        <RadioGroup
          options={[
            { value: 'one', label: 'One signatory' },
            { value: 'two', label: 'Two signatories' },
          ]}
        />
      </Field>
      <Button variant="primary" type="submit" className="justify-self-start">
        Send request
      </Button>
    </form>
  );
}

export const Default = meta.story();

export const Empty = meta.story({
  name: 'Nothing without errors',
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});

export const InForm = meta.story({
  name: 'Takes the focus at each attempt, and its links move it to the controls',
  render: () => <Form />,
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send request' });
    await userEvent.click(send);
    const alert = canvas.getByRole('alert');
    const summary = alert.parentElement;
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'IBAN' }));
    await expect(canvas.getByRole('textbox', { name: 'IBAN' })).toHaveFocus();
    send.focus();
    await userEvent.keyboard('{Enter}');
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'One signatory' })).toHaveFocus();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid max-w-640 gap-16">
      <ErrorSummary errors={errors.slice(0, 1)} />
      <ErrorSummary errors={errors} />
      <ErrorSummary errors={errors} title="The request was not sent" />
    </div>
  ),
});
