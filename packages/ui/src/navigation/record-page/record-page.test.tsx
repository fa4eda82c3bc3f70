import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { UiProvider } from '../../foundations/provider/index.js';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { RecordPage } from './internal.js';

const back = { href: '#list', label: 'Powers of attorney' };
const position = { index: 2, total: 3, previousHref: '#1', nextHref: '#3' };

function Page({ name }: { name?: string }) {
  return (
    <I18nextProvider i18n={createUiI18n('en')}>
      <UiProvider timeZone="Europe/Paris" now={() => new Date('2026-11-20T08:00:00Z')}>
        {name ? (
          <RecordPage back={back} position={position} reference="DE000002" title={name}>
            <p>3 branches</p>
          </RecordPage>
        ) : (
          <RecordPage back={back} position={position} />
        )}
      </UiProvider>
    </I18nextProvider>
  );
}

it.each([back.label, 'Next in the list'])('the link “%s” keeps the focus when the record arrives', (name) => {
  const { rerender } = render(<Page />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(back.label);
  const link = screen.getByRole('link', { name });
  link.focus();
  rerender(<Page name="Halden Energy GmbH" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Halden Energy GmbH');
  expect(screen.getByText('DE000002')).toBeInTheDocument();
  expect(screen.getByText('3 branches')).toBeInTheDocument();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  expect(link).toHaveFocus();
});

it('a record that could not be loaded can be loaded again, below the way back', () => {
  const onRetry = () => undefined;
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <UiProvider timeZone="Europe/Paris" now={() => new Date('2026-11-20T08:00:00Z')}>
        <RecordPage back={back} failed={{ title: 'The powers could not be loaded', onRetry }} />
      </UiProvider>
    </I18nextProvider>,
  );
  expect(screen.getByRole('link', { name: back.label })).toHaveAttribute('href', '#list');
  expect(screen.getByText('The powers could not be loaded')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
