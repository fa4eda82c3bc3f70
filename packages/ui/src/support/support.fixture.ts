import type { DeadLetter } from '@atrium/contract/dead-letters';
import type { UserSummary } from '@atrium/contract/users';
import type { ServiceState } from './health-list/index.js';

const ours = (events: 'OK' | 'KO' = 'OK', files: 'OK' | 'KO' = 'OK'): ServiceState['components'] => [
  { name: 'portal', mark: 'OK' },
  { name: 'database', mark: 'OK' },
  { name: 'files', mark: files },
  { name: 'events', mark: events },
];

export const SERVICE_STATES: readonly ServiceState[] = [
  { id: 'REQUESTS_BOARD', label: 'Requests', mark: 'OK', components: ours(), isAvailable: true },
  { id: 'DOCUMENTS', label: 'Documents', mark: 'KO', components: ours('OK', 'KO'), isAvailable: true },
  { id: 'KYC', label: 'KYC', mark: 'KO', components: ours('KO'), isAvailable: false },
  {
    id: 'DATA_ROOM',
    label: 'Data room',
    mark: 'N/A',
    components: [{ name: 'site', mark: 'N/A' }],
    isAvailable: true,
  },
  { id: 'mail-gateway', label: 'mail-gateway', mark: 'OK', components: [{ name: 'smtp', mark: 'OK' }] },
];
export const CHECKED_AT = '2026-11-20T13:31:40.000Z';

const letter = (index: number, more: Partial<DeadLetter> = {}): DeadLetter => {
  const key = `5d0f2c1e-0000-4000-8000-${String(index).padStart(12, '0')}`;
  return {
    id: `9a7be3d0-0000-4000-8000-${String(index).padStart(12, '0')}`,
    createdAt: `2026-11-${String(20 - (index % 19)).padStart(2, '0')}T09:15:00.000Z`,
    topic: 'requests.updated',
    key,
    value: JSON.stringify({ id: key, topic: 'requests.updated', version: 1, sequence: 48_211 + index }),
    errorMessage: 'Connection to the notification service timed out after 5000 ms',
    ...more,
  };
};

export const LETTERS: readonly DeadLetter[] = [
  letter(1),
  letter(2, {
    topic: 'contracts.changed',
    value:
      '{"id":"5d0f2c1e","kind":"PARTNER","entities":[{"ricosCode":"HALDE001","share":26.00}],"note":null}',
    errorMessage: 'Field kind is not valid: "PARTNER"',
  }),
  letter(3, { topic: 'documents.uploaded', value: '<event>', errorMessage: 'The value is not JSON' }),
];
export const MANY_LETTERS: readonly DeadLetter[] = Array.from({ length: 45 }, (_, index) => letter(index));
/** A value with more lines than are shown at first. */
export const LONG_LETTER: DeadLetter = letter(9, {
  value: JSON.stringify({ participants: Array.from({ length: 20 }, (_, index) => `person-${index}`) }),
});

const person = (
  index: number,
  firstName: string,
  lastName: string,
  canBeImpersonated: boolean,
): UserSummary => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  firstName,
  lastName,
  email: `${firstName[0]!.toLowerCase()}.${lastName.toLowerCase()}@halden.example`,
  canBeImpersonated,
});
export const PEOPLE: readonly UserSummary[] = [
  person(1, 'Claire', 'Vasseur', true),
  person(2, 'Lena', 'Brandt', true),
  person(3, 'Marc', 'Delaunay', false),
];
