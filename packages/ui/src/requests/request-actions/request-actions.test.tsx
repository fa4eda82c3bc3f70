import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { uiStringsEn } from '../../foundations/index.js';
import { REQUEST } from '../requests.fixture.js';
import { RequestActions, type RequestActionsProps } from './index.js';

const texts = uiStringsEn.requests.actions;
const i18n = createUiI18n('en');
const done = () => Promise.resolve();

const actionsOf = (props: Partial<RequestActionsProps>) => (
  <I18nextProvider i18n={i18n}>
    <RequestActions
      request={REQUEST}
      acts={['close', 'requestClosure']}
      isCompleted={false}
      onAct={done}
      onRemind={() => {}}
      onDelete={done}
      {...props}
    />
  </I18nextProvider>
);

/** Opens the question of an act from the menu. */
async function ask(act: 'close' | 'requestClosure') {
  await userEvent.click(await screen.findByRole('button', { name: texts.menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: texts[act].label }));
  return screen.findByRole('alertdialog');
}

it.each([
  ['close', 1, true],
  ['close', 2, false],
  ['requestClosure', 1, false],
] as const)(
  'RDET-020 the question “%s” of a request with %i of 2 signatures says whether it cancels them: %s',
  async (act, signed, cancels) => {
    render(actionsOf({ request: { ...REQUEST, counts: { ...REQUEST.counts, signed, signatories: 2 } } }));
    const dialog = await ask(act);
    expect(dialog.textContent.includes(texts.voids)).toBe(cancels);
  },
);

it('RDET-020 confirming acts on the request as the question showed it, although it was reloaded since', async () => {
  const onAct = vi.fn<RequestActionsProps['onAct']>(done);
  const { rerender } = render(actionsOf({ onAct }));
  await ask('close');
  const request = { ...REQUEST, state: 'TO_CLOSE' as const, reference: 'R-2026-00000' };
  rerender(actionsOf({ onAct, request, acts: [] }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(REQUEST.reference);
  await userEvent.click(screen.getByRole('button', { name: texts.close.confirm }));
  expect(onAct).toHaveBeenCalledWith('close', REQUEST);
});
