import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { normalisePhone } from '@atrium/contract/person-rules';
import type { SignatureFormState } from '@atrium/contract/signature-rules';
import { draw } from '../../contract-suite/draw.js';
import { uiStringsEn } from '../../foundations/index.js';
import { newSignatureForm, SignatureForm } from './index.js';
import { isFilledIn } from './signature-values.js';

const strings = uiStringsEn.signature;
const TITLE = 'Opening of a EUR current account';

function drawForm() {
  const onStateChange = vi.fn<(state: SignatureFormState) => void>();
  function Host() {
    const [state, setState] = useState<SignatureFormState>('VISIBLE');
    const [value, setValue] = useState(() => newSignatureForm(TITLE));
    return (
      <SignatureForm
        state={state}
        onStateChange={(next) => {
          setState(next);
          onStateChange(next);
        }}
        value={value}
        onValueChange={setValue}
        initialTitle={TITLE}
        issues={{}}
        issuesOf={() => ({})}
        normalisePhone={normalisePhone}
        maximum={10}
        documents={[{ id: '1', filename: 'Account opening agreement v3.pdf' }]}
        maximumDocuments={1}
        maximumTitle={300}
        onSend={() => Promise.resolve()}
        onReadAmendment={() => {}}
      />
    );
  }
  return { ...draw(<Host />), onStateChange };
}

const close = () => screen.getByRole('button', { name: strings.form.hide });
const lastName = () => screen.findByLabelText(new RegExp(`^${strings.fields.lastname}`));

describe('SIGN-012 closing the signature form', () => {
  it('asks before what was entered is lost; staying keeps it', async () => {
    const { user, onStateChange } = drawForm();
    await user.type(await lastName(), 'Marquez');
    await user.click(close());
    expect(await screen.findByRole('alertdialog', { name: strings.form.discard.title })).toBeVisible();
    await user.click(screen.getByRole('button', { name: strings.form.discard.keep }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onStateChange).not.toHaveBeenCalled();
    expect(await lastName()).toHaveValue('Marquez');
    await waitFor(() => expect(close()).toHaveFocus());
  });

  it('closes after the user confirms, with the focus on the form', async () => {
    const { user, onStateChange } = drawForm();
    await user.type(await lastName(), 'Marquez');
    await user.click(close());
    await user.click(await screen.findByRole('button', { name: strings.form.discard.confirm }));
    expect(onStateChange.mock.calls).toEqual([['HIDDEN']]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('region', { name: strings.form.heading })).toHaveFocus();
  });

  it('does not ask if nothing was entered', async () => {
    const { user, onStateChange } = drawForm();
    await lastName();
    await user.click(screen.getByRole('button', { name: strings.list.add }));
    await user.click(close());
    expect(onStateChange.mock.calls).toEqual([['HIDDEN']]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('SIGN-012 a form that is filled in', () => {
  const empty = newSignatureForm(TITLE);

  it('is not the one that was opened, nor one with spaces around the title', () => {
    expect(isFilledIn(empty, TITLE)).toBe(false);
    expect(isFilledIn({ ...empty, title: `${TITLE} ` }, TITLE)).toBe(false);
  });

  it.each([
    { ...empty, title: 'Another title' },
    { ...empty, documentIds: ['1'] },
    { ...empty, signatureType: 'Amendment' as const },
    { ...empty, legalEntity: { legalName: '', siren: '' } },
    { ...empty, signatories: { ...empty.signatories, enableGroupSign: true } },
    { ...empty, signatories: { ...empty.signatories, signatureOption: 'advanced' as const } },
  ])('has any other value', (value) => {
    expect(isFilledIn(value, TITLE)).toBe(true);
  });
});
