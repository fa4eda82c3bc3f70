import { SERVICES, type ServiceCode } from '@atrium/contract/services';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePages } from './use-pages.ts';

const held = (name: ServiceCode, isMarketing = false) => ({
  id: name,
  name,
  url: SERVICES[name].url,
  isMarketing,
});
const services = vi.hoisted(() => ({ value: [] as unknown[] }));
vi.mock('../../api/users.ts', () => ({
  useUser: () => ({ services: services.value, rights: {}, contactInformation: {} }),
}));

const pageOf = (code: ServiceCode) =>
  renderHook(usePages).result.current.find(({ id }) => id === `service-${code}`);

it.each(['CASH_MANAGEMENT', 'CASH_MANAGEMENT_DEMO', 'DATA_ROOM'] as const)(
  'NAV-013 the command palette opens %s in a new tab',
  (code) => {
    services.value = [held(code), held('OPTIMNET')];
    expect(pageOf(code)).toMatchObject({ href: SERVICES[code].url, newTab: true });
    expect(pageOf('OPTIMNET')).toMatchObject({ newTab: false });
  },
);
