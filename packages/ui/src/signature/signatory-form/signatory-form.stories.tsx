import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { normalisePhone } from '@atrium/contract/person-rules';
import { signatoryIssues } from '@atrium/contract/signature-rules';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { fingerDrag, mouseDrag, pointOf } from '../../controls/drag/drag.fixture.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { MARQUEZ, ORTEGA, ROTH, SIGNATORY_FORM } from '../signature.fixture.js';
import {
  newFormSignatory,
  newSignatoryForm,
  SignatoryForm,
  type FormSignatory,
  type SignatoryFieldIssues,
  type SignatoryFormProps,
  type SignatoryFormValue,
} from './index.js';

/** The rules as passed by the portal. */
function issuesIn(value: SignatoryFormValue, isDigipass: boolean, authorisedDomains: readonly string[] = []) {
  return (signatory: FormSignatory, others: readonly FormSignatory[]): SignatoryFieldIssues => {
    const { firstName, lastName, ...rest } = signatoryIssues(
      {
        firstName: signatory.firstname,
        lastName: signatory.lastname,
        mail: signatory.mail,
        phoneNumber: signatory.phoneNumber,
      },
      { signatureOption: value.signatureOption, isDigipass, authorisedDomains, others },
    );
    return {
      ...rest,
      ...(firstName && { firstname: firstName }),
      ...(lastName && { lastname: lastName }),
    };
  };
}

function Stateful(props: SignatoryFormProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SignatoryForm
      {...props}
      value={value}
      issuesOf={issuesIn(value, props.variant === 'digipass', props.authorisedDomains)}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const onValueChange = fn<(value: SignatoryFormValue) => void>();
const meta = preview.meta({
  title: 'Signature/Signatory form',
  component: SignatoryForm,
  render: (args) => <Stateful {...args} />,
  args: {
    value: SIGNATORY_FORM,
    onValueChange,
    issuesOf: () => ({}),
    normalisePhone,
    maximum: 10,
  },
  beforeEach: () => {
    onValueChange.mockClear();
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).signature;
const sortable = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).controls.sortable;
/** A text with its values; `said` as it is read aloud, `fill` as the queries for visible text read it. */
const said = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
const fill = (text: string, values: Record<string, string | number>) =>
  said(text, values).replaceAll(/[\u00a0\u202f]/g, ' ');
const last = () => onValueChange.mock.lastCall![0];
const order = () => last().signatories.map(({ lastname }) => lastname);
type Canvas = ReturnType<typeof within>;
const rowAt = (canvas: Canvas, position: number) => within(canvas.getAllByRole('listitem').at(position - 1));

export const Default = meta.story({
  name: 'Simple, not joint; a row for each signatory',
  tags: ['DS-073', 'SIGN-013', 'SIGN-014', 'SIGN-034'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('radio', { name: t.option.simple })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: t.joint.switch })).not.toBeChecked();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(rowAt(canvas, 1).getByLabelText(t.fields.lastname)).toHaveValue('Marquez');
    // No code is sent in simple mode.
    await expect(canvas.queryByLabelText(t.fields.phoneNumber)).toBeNull();
  },
});

export const Refusing = meta.story({
  name: 'A row that is not right holds the next one back',
  tags: ['DS-129', 'SIGN-018', 'SIGN-019', 'SIGN-020'],
  args: { value: { ...SIGNATORY_FORM, signatories: [MARQUEZ, newFormSignatory()] } },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const add = canvas.getByRole('button', { name: t.list.add });
    const second = () => rowAt(canvas, 2);
    await userEvent.click(add);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(second().getByLabelText(t.fields.lastname)).toHaveFocus();
    await expect(second().getByText(t.issues.firstname.required)).toBeVisible();
    await userEvent.keyboard('Ortega{Tab}Luis{Tab}l.ortega@halden');
    await userEvent.tab();
    await expect(second().getByText(fill(t.issues.mail.invalid, {}))).toBeVisible();
    const mail = second().getByLabelText(t.fields.mail);
    await userEvent.clear(mail);
    await userEvent.type(mail, 'S.Marquez@HALDEN.example');
    await expect(second().getByText(t.issues.mail.duplicate)).toBeVisible();
    await userEvent.click(add);
    await expect(mail).toHaveFocus();
    await userEvent.clear(mail);
    await userEvent.type(mail, 'l.ortega@halden.example');
    await expect(mail).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(add);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await waitFor(() => expect(rowAt(canvas, 3).getByLabelText(t.fields.lastname)).toHaveFocus());
  },
});

export const Full = meta.story({
  name: 'At the maximum nobody is added, and the reason stands beside',
  tags: ['DS-129', 'SIGN-021', 'SIGN-022'],
  args: { maximum: 3 },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const add = canvas.getByRole('button', { name: t.list.add });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveAccessibleDescription(said(t.list.maximum, { count: 3, maximum: 3 }));
    await userEvent.click(add);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Advanced = meta.story({
  name: 'Advanced mode asks for a phone that can be called',
  tags: ['DS-129', 'SIGN-024', 'SIGN-027'],
  args: { value: { ...SIGNATORY_FORM, signatories: [{ ...MARQUEZ, phoneNumber: '' }] } },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('radio', { name: t.option.advanced }));
    await expect(last().signatureOption).toBe('advanced');
    await userEvent.click(canvas.getByRole('button', { name: t.list.add }));
    const phone = rowAt(canvas, 1).getByLabelText(t.fields.phoneNumber);
    await expect(phone).toHaveFocus();
    await expect(canvas.getByText(t.issues.phoneNumber.required)).toBeVisible();
    await userEvent.type(phone, '01 42 14 20 00');
    await expect(normalisePhone(last().signatories[0]!.phoneNumber)).toBe('+33142142000');
    await expect(canvas.queryByText(t.issues.phoneNumber.required)).toBeNull();
  },
});

export const Digipass = meta.story({
  name: 'Digipass: phone always, soft token unless chosen, the manager stays',
  tags: ['DS-129', 'SIGN-025', 'NEW-051', 'NEW-052'],
  args: {
    variant: 'digipass',
    value: {
      ...SIGNATORY_FORM,
      signatories: [
        { ...ROTH, group: 'client', roleName: 'Manager', fixed: true },
        { ...MARQUEZ, phoneNumber: '' },
      ],
    },
  },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.queryByRole('radio', { name: t.option.simple })).toBeNull();
    await expect(rowAt(canvas, 1).getByLabelText(t.fields.lastname)).toHaveAttribute('readonly');
    await expect(rowAt(canvas, 1).queryByRole('button', { name: /Roth/ })).toBeNull();
    const soft = rowAt(canvas, 2).getByRole('radio', { name: t.token.SOFT_TOKEN });
    await expect(soft).toBeChecked();
    await userEvent.click(rowAt(canvas, 2).getByRole('radio', { name: t.token.HARD_TOKEN }));
    await expect(last().signatories[1]!.tokenChoice).toBe('HARD_TOKEN');
    await userEvent.click(canvas.getByRole('button', { name: t.holders.add }));
    await expect(rowAt(canvas, 2).getByLabelText(t.fields.phoneNumber)).toHaveFocus();
  },
});

export const Domains = meta.story({
  name: 'Where domains are restricted, others are refused by name',
  tags: ['SIGN-026'],
  args: { authorisedDomains: ['halden.example', 'atrium.example'] },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const mail = rowAt(canvas, 1).getByLabelText(t.fields.mail);
    await userEvent.clear(mail);
    await userEvent.type(mail, 'sofia@elsewhere.example');
    await userEvent.tab();
    const [before] = fill(t.issues.mail.domain, { domains: '|' }).split('|');
    await expect(rowAt(canvas, 1).getByText((text) => text.startsWith(before!.trim()))).toBeVisible();
  },
});

export const Joint = meta.story({
  name: 'Joint signature: groups in signing order, reversed when the client signs first',
  tags: ['SIGN-015', 'SIGN-016'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    canvas.getByRole('switch', { name: t.joint.switch }).focus();
    await userEvent.keyboard(' ');
    await expect(last()).toMatchObject({ enableGroupSign: true, groupSignFirst: 'bank' });
    const names = () =>
      canvas.getAllByLabelText<HTMLInputElement>(t.fields.lastname).map((input) => input.value);
    await expect(names()).toEqual(['Roth', 'Marquez', 'Ortega']);
    const first = within(canvas.getByRole('radiogroup', { name: t.joint.first }));
    await userEvent.click(first.getByRole('radio', { name: t.joint.client }));
    await expect(last().groupSignFirst).toBe('client');
    await expect(names()).toEqual(['Marquez', 'Ortega', 'Roth']);
    const heading = said(t.joint.firstGroup, { group: t.joint.client });
    await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
    // A signatory whose group changes moves to the other list, with the focus.
    await userEvent.click(rowAt(canvas, 2).getByRole('radio', { name: t.joint.bank }));
    await expect(names()).toEqual(['Marquez', 'Ortega', 'Roth']);
    const chosen = () => rowAt(canvas, 2).getByRole('radio', { name: t.joint.bank });
    await waitFor(() => expect(chosen()).toHaveFocus());
  },
});

export const Ordering = meta.story({
  name: 'The order changes by button and by keyboard; the focus stays with the person',
  play: async ({ canvas, globals }) => {
    const t = sortable(globals);
    await userEvent.click(canvas.getByRole('button', { name: said(t.down, { name: 'Sofia Marquez' }) }));
    await expect(order()).toEqual(['Ortega', 'Marquez', 'Roth']);
    const handle = () => canvas.getByRole('button', { name: said(t.handle, { name: 'Hannah Roth' }) });
    handle().focus();
    await userEvent.keyboard(' {ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(order()).toEqual(['Ortega', 'Marquez', 'Roth']);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(order()).toEqual(['Roth', 'Ortega', 'Marquez']));
    await waitFor(() => expect(handle()).toHaveFocus());
    const region = document.querySelector('[data-announcer="polite"]');
    await waitFor(() =>
      expect(region?.textContent?.trim()).toBe(
        said(t.dropped, { name: 'Hannah Roth', position: 1, total: 3 }),
      ),
    );
  },
});

export const Dragging = meta.story({
  name: 'The order changes by drag, at the drop; Escape takes the drag back',
  play: async ({ canvas, globals }) => {
    const t = sortable(globals);
    const handle = (name: string) => canvas.getByRole('button', { name: said(t.handle, { name }) });
    const rows = () => canvas.getAllByRole('listitem');
    (await mouseDrag(handle('Sofia Marquez'), pointOf(rows()[2]!, 0.5, 0.9))).release();
    await waitFor(() => expect(order()).toEqual(['Ortega', 'Roth', 'Marquez']));
    onValueChange.mockClear();
    await mouseDrag(handle('Luis Ortega'), pointOf(rows()[1]!, 0.5, 0.9));
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', key: 'Escape', bubbles: true }));
    await waitFor(() => expect(rows()[0]!.style.transform).toBe(''));
    await expect(onValueChange).not.toHaveBeenCalled();
    (await fingerDrag(handle('Luis Ortega'), pointOf(rows()[1]!, 0.5, 0.9))).release();
    await waitFor(() => expect(order()).toEqual(['Roth', 'Ortega', 'Marquez']));
  },
});

export const Removing = meta.story({
  name: 'Removing a row hands the focus on',
  args: { value: { ...SIGNATORY_FORM, signatories: [MARQUEZ, ORTEGA] } },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await userEvent.click(
      canvas.getByRole('button', { name: said(t.list.remove, { name: 'Sofia Marquez' }) }),
    );
    await expect(order()).toEqual(['Ortega']);
    await waitFor(() => expect(rowAt(canvas, 1).getByLabelText(t.fields.lastname)).toHaveFocus());
    canvas.getByRole('button', { name: said(t.list.remove, { name: 'Luis Ortega' }) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: t.list.add })).toHaveFocus());
  },
});

export const Narrow = meta.story({
  name: 'At 320 px',
  args: { value: { ...newSignatoryForm(), signatureOption: 'advanced' } },
  decorators: [(Story) => <div className="w-288">{Story()}</div>],
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: {
    showIssues: true,
    authorisedDomains: ['halden.example', 'atrium.example'],
    value: {
      signatureOption: 'advanced',
      enableGroupSign: true,
      groupSignFirst: 'client',
      signatories: [
        MARQUEZ,
        { ...ORTEGA, mail: 'l.ortega@halden', phoneNumber: '' },
        ROTH,
        { ...newFormSignatory(), id: 'empty' },
      ],
    },
  },
});
