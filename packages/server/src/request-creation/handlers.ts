import type { requestCreation as contract } from '@atrium/contract/request-creation';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import { forbidden, idempotentCall, notFound } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { isOwnContract, openContracts } from './access.ts';
import { actionOf, configurationIn, fieldIn, servicesWithActions, topicIn, topicsOf } from './catalogue.ts';
import { createRequest } from './create-request.ts';
import { availableEntities, contractsNaming, reachablePeople } from '../contracts/index.ts';

export function requestCreationHandlers(platform: Platform): Handlers<typeof contract> {
  const { db } = platform;

  /** Returns the services that the user may request on a contract; 404 if it is not theirs, 403 if it takes no requests. */
  async function openServices(user: User, contractId: string): Promise<readonly ServiceCode[]> {
    const [open] = await openContracts(db, user, contractId);
    if (open) return open.services;
    throw (await isOwnContract(db, user, contractId)) ? forbidden() : notFound();
  }

  /** Returns the action that a call names; 404 or 403 if it is not open to the user. */
  async function openAction(
    user: User,
    query: { contractId: string; serviceId: ServiceCode; action: string },
  ) {
    const services = await openServices(user, query.contractId);
    if (!services.includes(query.serviceId)) throw forbidden();
    const action = await actionOf(db, query.serviceId, query.action);
    if (!action) throw notFound();
    return action;
  }

  /** Returns the services of one contract, or of all that are open. */
  async function servicesFor(user: User, contractId: string | undefined): Promise<readonly ServiceCode[]> {
    if (contractId !== undefined) return openServices(user, contractId);
    return (await openContracts(db, user)).flatMap(({ services }) => services);
  }

  return {
    async contracts({ user, query: { ricosCode, serviceId } }) {
      const open = await openContracts(db, user);
      const naming =
        ricosCode === undefined || serviceId === undefined
          ? new Set()
          : await contractsNaming(db, user, { ricosCode, service: serviceId });
      const ordered = open.toSorted((a, b) => Number(naming.has(b.id)) - Number(naming.has(a.id)));
      return ordered.map((contract) => ({ ...contract, rights: { canCreateRequest: true } }));
    },

    services: async ({ user, language, query }) =>
      servicesWithActions(db, await servicesFor(user, query.contractId), language),

    configuration: async ({ user, language, query }) =>
      configurationIn(language, await openAction(user, query)),

    async generic({ user, language, query }) {
      const { fields } = await openAction(user, query);
      return fields.map((field) => fieldIn(language, field));
    },

    async topics({ user, language, query }) {
      const { excludeReadonly, requestType: type } = query;
      const codes = [...new Set(await servicesFor(user, query.contractId))];
      const topics = await topicsOf(db, codes, { excludeReadonly, type });
      return topics.map((topic) => topicIn(language, topic));
    },

    async legalEntities({ user, params, query }) {
      const topics = await topicsOf(db, await openServices(user, query.contractId), {});
      const topic = topics.find(({ id }) => id === params.id);
      if (!topic) throw notFound();
      const { contractId } = query;
      return availableEntities(db, user, { contractId, service: topicIn('en', topic).serviceCode }, topic);
    },

    async reachableUsers({ user, language, query }) {
      const { contractId, topicIds = [], ricosCode: ricosCodes = [] } = query;
      const topics = await topicsOf(db, await openServices(user, contractId), {});
      const topic = topics.find(({ id }) => topicIds.includes(id));
      return reachablePeople(db, { user, language }, { contractId, topic, ricosCodes });
    },

    async serviceRights({ user, params }) {
      if (!user.rights.requests.canCreateRequest) return { canCreateRequest: false };
      const open = await openContracts(db, user);
      return { canCreateRequest: open.some(({ services }) => services.includes(params.serviceId)) };
    },

    create: (call) => createRequest(platform, { ...call, once: idempotentCall(call) }),
  };
}
