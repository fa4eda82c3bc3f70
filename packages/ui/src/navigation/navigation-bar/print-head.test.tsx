import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { UiProvider } from '../../foundations/provider/index.js';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { PrintHead } from './print-head.js';

it('a printed page names the client, the user and the time of printing', () => {
  let now = new Date('2026-11-20T08:00:00Z');
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <UiProvider timeZone="Europe/Paris" now={() => now}>
        <PrintHead
          productName="Atrium"
          perimeter={{ company: 'Halden Industries SA', entities: 14 }}
          person="Claire Vasseur"
        />
      </UiProvider>
    </I18nextProvider>,
  );
  expect(screen.getByText('Halden Industries SA, 14 legal entities')).toBeInTheDocument();
  expect(screen.getByText(/Printed by Claire Vasseur, 20 Nov 2026, 09:00/)).toBeInTheDocument();
  now = new Date('2026-11-20T13:32:00Z');
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText(/14:32/)).toBeInTheDocument();
});
