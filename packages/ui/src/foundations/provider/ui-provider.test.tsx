import { act, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { registerStrings } from '../strings/built-in.js';
import { UiProvider, useFormats, useStrings } from './index.js';

// As each module of the packed library does with the strings it uses.
registerStrings('overlays', { close: 'Close', back: 'Back' }, { close: 'Fermer', back: 'Retour' });
registerStrings('uploads', { sending: 'Sending {{name}}' }, { sending: 'Envoi de {{name}}' });

function Words() {
  const t = useStrings();
  return <p>{`${t('overlays.close')} · ${useFormats().integer(1000)}`.replaceAll(/\s/g, ' ')}</p>;
}

it('PLAT-010 uses English without configuration, and French if the host requests it', () => {
  const { rerender } = render(<Words />);
  expect(screen.getByText('Close · 1,000')).toBeVisible();
  rerender(
    <UiProvider language="fr">
      <Words />
    </UiProvider>,
  );
  expect(screen.getByText('Fermer · 1 000')).toBeVisible();
});

it('PLAT-010 follows the i18next instance of its host, whose texts take precedence', async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: { ui: { overlays: { close: 'Leave' } } } } });
  render(
    <I18nextProvider i18n={i18n}>
      <Words />
    </I18nextProvider>,
  );
  expect(screen.getByText('Leave · 1,000')).toBeVisible();
  await act(() => i18n.changeLanguage('fr'));
  expect(screen.getByText('Fermer · 1 000')).toBeVisible();
});

it('PLAT-010 elides “de” before a name in French, with and without the i18next instance of a host', async () => {
  const Sending = () => <p>{useStrings()('uploads.sending', { name: 'annexe.pdf' })}</p>;
  const { rerender } = render(
    <UiProvider language="fr">
      <Sending />
    </UiProvider>,
  );
  expect(screen.getByText('Envoi d’annexe.pdf')).toBeVisible();
  const i18n = createInstance();
  await i18n.init({
    lng: 'fr',
    resources: { fr: { ui: { uploads: { sending: 'Transfert de {{name}}' } } } },
  });
  rerender(
    <I18nextProvider i18n={i18n}>
      <Sending />
    </I18nextProvider>,
  );
  expect(screen.getByText('Transfert d’annexe.pdf')).toBeVisible();
});
