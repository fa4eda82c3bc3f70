import '@testing-library/jest-dom/vitest';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { UiProvider } from '../../foundations/index.js';
import { NOTIFICATIONS } from '../profile.fixture.js';
import { NotificationList } from './index.js';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T13:32:00Z') }));
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describe('notification list', () => {
  it('PROF-030 updates the relative time every 15 seconds', () => {
    render(
      <I18nextProvider i18n={createUiI18n('en')}>
        <UiProvider>
          <NotificationList
            filter="all"
            onFilterChange={() => {}}
            notifications={NOTIFICATIONS.slice(0, 1)}
            total={1}
            unread={1}
            pageSize={20}
            serviceName={() => 'Requests'}
            onShowMore={() => {}}
            onOpen={() => {}}
            onMarkSeen={() => {}}
            onMarkAllSeen={() => {}}
          />
        </UiProvider>
      </I18nextProvider>,
    );
    expect(screen.getByText('2 minutes ago')).toBeInTheDocument();
    pass(60_000);
    expect(screen.getByText('3 minutes ago')).toBeInTheDocument();
    vi.setSystemTime(new Date('2026-11-20T13:34:00Z'));
    pass(14_000);
    expect(screen.getByText('3 minutes ago')).toBeInTheDocument();
    pass(1_000);
    expect(screen.getByText('4 minutes ago')).toBeInTheDocument();
  });
});
