import { normalisePhone } from '@atrium/contract/person-rules';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { UiProvider, uiStringsEn } from '../../foundations/index.js';
import { MEMBERS } from '../contacts.fixture.js';
import { ContactCard } from './index.js';

const shown = (office: { location: string; locationCode: string | null; timeZone: string | null }) =>
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <UiProvider timeZone="Europe/Paris" now={() => new Date('2026-11-22T07:05:00Z')}>
        <ContactCard
          contact={{ ...MEMBERS[0]!.clientMember, ...office }}
          normalise={normalisePhone}
          onBookmarkChange={() => undefined}
          onSaveCard={() => undefined}
        />
      </UiProvider>
    </I18nextProvider>,
  ).container;

const { parisTime } = uiStringsEn.contacts;

it('CONT-018 shows the town, the country with its flag and the time of an office', () => {
  const card = shown({ location: 'Lyon', locationCode: 'FR', timeZone: 'Europe/Paris' });
  expect(card.querySelector('[data-flag]')).toBeInTheDocument();
  expect(screen.getByText(', France')).toBeInTheDocument();
  expect(screen.getByText(parisTime)).toBeInTheDocument();
});

it('CONT-018 shows neither flag nor country nor time of an office that nobody knows', () => {
  const card = shown({ location: 'Lyon', locationCode: null, timeZone: null });
  expect(card.querySelector('[data-flag], abbr')).not.toBeInTheDocument();
  expect(screen.getByText('Lyon').parentElement).toHaveTextContent(/^Lyon$/);
  expect(screen.queryByText(parisTime)).not.toBeInTheDocument();
});
