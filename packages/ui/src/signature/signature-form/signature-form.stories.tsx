import type { SignatureFormState } from '@atrium/contract/signature-rules';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { normalisePhone } from '@atrium/contract/person-rules';
import { companyIssues } from '@atrium/contract/signature-rules';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { SIGNATORY_FORM } from '../signature.fixture.js';
import {
  newSignatureForm,
  SignatureForm,
  type SignatureFormIssues,
  type SignatureFormProps,
  type SignatureFormValue,
} from './index.js';

const DOCUMENTS = [
  { id: '1', filename: 'Account opening agreement v3.pdf' },
  { id: '2', filename: 'Specimen signature card.pdf' },
];
const FILLED: SignatureFormValue = {
  title: 'Opening of a EUR current account',
  signatureType: 'Generic',
  documentIds: ['1'],
  legalEntity: null,
  signatories: SIGNATORY_FORM,
};
const onSend = fn<() => Promise<unknown>>();
const onStateChange = fn<(state: SignatureFormState) => void>();

function Stateful(props: SignatureFormProps) {
  const [state, setState] = useState(props.state);
  const [value, setValue] = useState(props.value);
  const issues: SignatureFormIssues = {
    title: value.title.trim() === '' ? 'required' : undefined,
    documents: value.signatureType !== 'Amendment' && value.documentIds.length === 0 ? 'required' : undefined,
    legalEntity: value.legalEntity ? companyIssues(value.legalEntity) : undefined,
  };
  return (
    <SignatureForm
      {...props}
      state={state}
      onStateChange={(next) => {
        setState(next);
        onStateChange(next);
      }}
      value={value}
      onValueChange={setValue}
      issues={issues}
      issuesOf={({ lastname }) => (lastname === '' ? { lastname: 'required' } : {})}
    />
  );
}

const meta = preview.meta({
  title: 'Signature/Signature form',
  component: SignatureForm,
  render: (args) => <Stateful {...args} />,
  args: {
    state: 'HIDDEN' as const,
    onStateChange,
    value: newSignatureForm('Opening of a EUR current account'),
    onValueChange: fn(),
    initialTitle: 'Opening of a EUR current account',
    issues: {},
    issuesOf: () => ({}),
    normalisePhone,
    maximum: 10,
    documents: DOCUMENTS,
    maximumDocuments: 1,
    maximumTitle: 300,
    onSend,
    onReadAmendment: fn(),
  },
  beforeEach: () => {
    onSend.mockReset().mockResolvedValue(undefined);
    onStateChange.mockClear();
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).signature;

export const Default = meta.story({
  name: 'Hidden until asked for; what is missing is told before it is saved',
  tags: ['SIGN-012'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.form.start }));
    await expect(onStateChange).toHaveBeenLastCalledWith('VISIBLE');
    await waitFor(() => expect(canvas.getByRole('region', { name: t.form.heading })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: t.form.save }));
    await expect(onStateChange).toHaveBeenLastCalledWith('VISIBLE');
    await expect(canvas.getAllByText(t.issues.documents.required)).not.toHaveLength(0);
    await expect(canvas.getAllByText(t.issues.lastname.required)).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: t.form.hide }));
    await expect(onStateChange).toHaveBeenLastCalledWith('HIDDEN');
  },
});

export const Sending = meta.story({
  name: 'Saved to be checked, then sent, by keyboard',
  tags: ['SIGN-012', 'SIGN-028', 'SIGN-033'],
  args: { state: 'VISIBLE', value: FILLED },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    canvas.getByRole('button', { name: t.form.save }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onStateChange).toHaveBeenLastCalledWith('SAVED');
    await expect(canvas.getByText('Account opening agreement v3.pdf')).toBeVisible();
    await expect(canvas.getByText(/^1\. Sofia Marquez/)).toBeVisible();
    canvas.getByRole('button', { name: t.form.send }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onStateChange).toHaveBeenLastCalledWith('SENT'));
    await expect(canvas.getByText(t.form.sent)).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'A sending that fails keeps everything and says why',
  args: { state: 'SAVED', value: FILLED, failure: 'This document is already out for signature.' },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    onSend.mockRejectedValueOnce(new Error('409'));
    await userEvent.click(canvas.getByRole('button', { name: t.form.send }));
    await expect(onStateChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t.form.edit }));
    await expect(canvas.getByLabelText(t.form.title)).toHaveValue(FILLED.title);
  },
});

export const Amendment = meta.story({
  name: 'Without a PDF there is still the bank’s amendment form',
  tags: ['SIGN-038'],
  args: {
    state: 'VISIBLE',
    documents: [],
    value: { ...FILLED, signatureType: 'Amendment', documentIds: [] },
  },
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('radio', { name: t.form.kinds.Generic })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t.form.readAmendment }));
    await expect(args.onReadAmendment).toHaveBeenCalledOnce();
  },
});

export const Company = meta.story({
  name: 'In the name of a company, with its legal name and SIREN',
  tags: ['SIGN-031', 'SIGN-032'],
  args: { state: 'VISIBLE', value: FILLED },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const form = await canvas.findByRole('group', { name: t.company.label });
    await userEvent.click(within(form).getByRole('switch', { name: t.company.switch }));
    await userEvent.click(canvas.getByRole('button', { name: t.form.save }));
    await expect(onStateChange).not.toHaveBeenCalledWith('SAVED');
    const name = within(form).getByRole('textbox', { name: t.company.legalName });
    const siren = within(form).getByRole('textbox', { name: t.company.siren });
    await expect(name).toBeInvalid();
    await expect(siren).toBeInvalid();
    await userEvent.type(name, 'Halden Industries SA');
    await userEvent.type(siren, '552 100 555');
    await expect(name).toBeValid();
    await expect(siren).toBeInvalid();
    await expect(siren).toHaveAccessibleDescription(/552.100.554/);
    await userEvent.clear(siren);
    await userEvent.type(siren, '552100554');
    await userEvent.click(canvas.getByRole('button', { name: t.form.save }));
    await expect(onStateChange).toHaveBeenLastCalledWith('SAVED');
    await expect(canvas.getByText(/^Halden Industries SA \(SIREN 552.100.554\)$/)).toBeVisible();
  },
});

export const Narrow = meta.story({
  name: 'At 320 px',
  args: { state: 'VISIBLE', value: FILLED },
  decorators: [(Story) => <div className="w-288">{Story()}</div>],
});

export const Another = meta.story({
  name: 'A form that was given up leaves no mistakes to the next',
  tags: ['SIGN-012'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.form.start }));
    await userEvent.click(canvas.getByRole('button', { name: t.form.save }));
    await expect(canvas.getAllByText(t.issues.documents.required)).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: t.form.hide }));
    await userEvent.click(canvas.getByRole('button', { name: t.form.start }));
    await expect(canvas.getByRole('button', { name: t.form.save })).toBeVisible();
    await expect(canvas.queryByText(t.issues.documents.required)).toBeNull();
  },
});

export const JointMistakes = meta.story({
  name: 'Mistakes of a joint signature are told in the order that is shown',
  tags: ['SIGN-015'],
  args: {
    state: 'VISIBLE',
    value: {
      ...FILLED,
      signatories: {
        ...SIGNATORY_FORM,
        enableGroupSign: true,
        groupSignFirst: 'bank',
        signatories: [
          { ...SIGNATORY_FORM.signatories[0]!, id: 'c', group: 'client', lastname: '' },
          { ...SIGNATORY_FORM.signatories[0]!, id: 'b', group: 'bank', lastname: 'Weber' },
        ],
      },
    },
  },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.form.save }));
    const field = t.issues.field.replace('{{position}}', '2').replace('{{field}}', t.fields.lastname);
    await expect(canvas.getByRole('link', { name: field.replaceAll(/[\u00a0\u202f]/g, ' ') })).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-40">
      <Stateful {...args} aria-label="1" />
      <Stateful {...args} aria-label="2" state="SAVED" value={FILLED} />
      <Stateful {...args} aria-label="3" state="SENT" value={FILLED} />
    </div>
  ),
});
