import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export interface Person {
  id: string;
  firstname: string;
  lastname: string;
  email: string;
}
/** Ids of the people other journeys sign in as start like this; no journey may change their rights. */
const PERSONAS = /^00000000-0000-4000-8000-/;
export const nameOf = ({ firstname, lastname }: Person) => `${firstname} ${lastname}`;

/** Creates a separate contract for a journey, with some services, and three users without rights. */
export async function ownContract(page: Page, name: string, services = ['KYC', 'ONE_CLICK_CONFIRMATION']) {
  await page.goto('/contracts');
  const headers = { origin: new URL(page.url()).origin };
  const read = async <T>(path: string) => (await (await page.request.get(`/api/${path}`)).json()) as T;
  const post = async <T>(path: string, data: object) => {
    const answer = await page.request.post(`/api/${path}`, { headers, data });
    expect(answer.status()).toBe(201);
    return (await answer.json()) as T;
  };
  const [client] = await read<{ id: string }[]>('clients?query=Halden Group');
  const entities = await read<{ ricos: string }[]>(`clients/${client!.id}/legal-entities`);
  const { id } = await post<{ id: string }>('contracts', {
    contract: { name, commercialClientId: client!.id },
    servicesSelected: services.map((code) => ({ id: code, category: 'ACTIVATED' })),
    legalEntitiesSelected: entities.slice(0, 2).map(({ ricos }) => ricos),
  });
  const contacts = (await read<Person[]>(`contracts/${id}/contacts?query=.example`)).filter(
    (one) => !PERSONAS.test(one.id),
  );
  const members = contacts.slice(0, 3);
  expect(members).toHaveLength(3);
  const add = (people: readonly Person[]) =>
    post(`contracts/${id}/users`, { userIds: people.map((one) => one.id) });
  await add(members);
  const rightsOf = async (person: Person) => {
    const users = await read<{ id: string; version: number; serviceRights: { serviceRightId: string }[] }[]>(
      `contracts/${id}/users`,
    );
    return users.find((one) => one.id === person.id)!;
  };
  const give = async (person: Person, ...rights: string[]) => {
    const { version } = await rightsOf(person);
    const answer = await page.request.put(`/api/contracts/${id}/users/rights`, {
      headers,
      data: {
        users: [{ userId: person.id, version, rights: rights.map((serviceRightId) => ({ serviceRightId })) }],
      },
    });
    expect(answer.status()).toBe(200);
  };
  return { id, name, members, others: contacts.slice(3), add, rightsOf, give };
}
