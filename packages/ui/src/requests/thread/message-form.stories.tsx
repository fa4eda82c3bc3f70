import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { useUploads } from '../../files/index.js';
import { OPTIONS, scriptedTransport } from '../../files/uploader/uploader.fixture.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { MessageForm, type MessageFormProps } from './index.js';

type Args = Omit<MessageFormProps, 'uploads' | 'value' | 'onValueChange'> & { written?: string };

function Form({ written = '', ...args }: Args) {
  const uploads = useUploads({ ...OPTIONS, transport: scriptedTransport() });
  const [value, setValue] = useState(written);
  return <MessageForm {...args} value={value} onValueChange={setValue} uploads={uploads} />;
}

const meta = preview.meta({
  title: 'Requests/Message form',
  component: Form,
  args: {
    block: null,
    audience: 'client' as const,
    onSend: fn(),
    readers: ['Marc Delaunay', 'Lena Brandt', 'Yusuf Adeyemi', 'Hannah Roth', 'Antoine Moreau'],
    written: '<p>Thank you Marc. I have read clause 7.2.</p>',
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).requests.message;

export const Default = meta.story({
  name: 'Sent by the button and by Ctrl+Enter; says who will read it',
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByText(/Marc Delaunay, Lena Brandt, Yusuf Adeyemi/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t.send }));
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
});

export const Blocked = meta.story({
  name: 'What stands in the way is said, and nothing goes out',
  tags: ['RDET-050', 'RDET-051', 'RDET-052', 'RDET-053'],
  render: (args) => (
    <div className="grid gap-24">
      {(['empty', 'limit', 'uploading', 'signature', 'files'] as const).map((block) => (
        <Form key={block} {...args} block={block} aria-label={block} />
      ))}
    </div>
  ),
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    for (const block of ['empty', 'limit', 'uploading', 'signature', 'files'] as const)
      await expect(canvas.getByText(t.block[block].replaceAll(/\s/g, ' '))).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: t.send })) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const WithoutFiles = meta.story({
  name: 'No file is taken where documents cannot be brought',
  tags: ['RDET-030'],
  args: { canAttach: false },
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await canvas.findByRole('textbox');
    const { chooseFiles } = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).uploads;
    await expect(canvas.queryByRole('button', { name: chooseFiles })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t.send }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

export const ResponseRequired = meta.story({
  name: 'The response-required box is ticked at first, and can be undone',
  tags: ['RDET-055'],
  render: function Answer(args: Args) {
    const [required, setRequired] = useState(true);
    return <Form {...args} response={{ required, onRequiredChange: setRequired }} />;
  },
  play: async ({ canvas, globals }) => {
    const box = canvas.getByRole('checkbox', { name: strings(globals).response.client });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
});

export const NotSent = meta.story({
  name: 'A message that was not sent stays, says why, and can be sent again',
  tags: ['RDET-061'],
  args: { failure: { kind: 'symphony', labels: [], supportId: '6f1c0d2ab3' } },
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByText(t.failure.symphony.title)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t.again }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('textbox')).toHaveTextContent('clause 7.2');
  },
});

export const Bank = meta.story({
  name: 'The bank may ask for an answer with it',
  args: { audience: 'bank', canAsk: true },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).sendAndAsk }));
    await expect(args.onSend).toHaveBeenLastCalledWith(true);
  },
});

export const BankAsksAgain = meta.story({
  name: 'What asked for an answer and was not sent asks for it again',
  tags: ['RDET-061'],
  args: { audience: 'bank', canAsk: true, failure: { kind: 'network', labels: [] } },
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.sendAndAsk }));
    await userEvent.click(canvas.getByRole('button', { name: t.again }));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(args.onSend).toHaveBeenLastCalledWith(true);
  },
});

export const BankWithoutQuestion = meta.story({
  name: 'CanAsk: hidden, a message without a question goes out all the same',
  tags: ['DS-024'],
  args: { audience: 'bank', canAsk: false },
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await expect(canvas.queryByRole('button', { name: t.sendAndAsk })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t.send }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

export const Sending = meta.story({ args: { sending: true } });

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-24">
      <Form {...args} draftKept response={{ required: true, onRequiredChange: fn() }} />
      <Form {...args} audience="bank" canAsk block="empty" written="" aria-label="Empty" />
      <Form {...args} failure={{ kind: 'network', labels: [] }} aria-label="Failed" />
    </div>
  ),
});
