import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { byCatalogueOrder, SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { ContractKind } from '@atrium/contract/contract-status';
import type { ContractUser, ServiceRights } from '@atrium/contract/contract-users';
import { hasStatusAndRole, NEW_USER } from '@atrium/contract/contract-users-rules';
import { RIGHTS_SERVICES, rightsOfService, serviceRightId } from '@atrium/contract/service-rights-rules';
import type { User } from '@atrium/contract/users';
import { knownPeople, listsOf, rightLabel } from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import {
  clients,
  contractServices,
  contractUserRights,
  contractUsers,
  users,
  widgetPreferences,
} from '../database/schema/index.ts';
import type { Language } from '../http/index.ts';
import { ofContract } from './access.ts';

/** Returns the activated services of a contract that carry rights, in catalogue order. */
export async function activatedServices(db: Reads, contractId: string): Promise<ServiceCode[]> {
  const rows = await db
    .select({ code: contractServices.serviceCode })
    .from(contractServices)
    .where(and(eq(contractServices.contractId, contractId), eq(contractServices.category, 'ACTIVATED')));
  return carryingRights(rows.map(({ code }) => code));
}

/** Keeps the services that carry rights, in catalogue order. */
export function carryingRights(codes: readonly string[]): ServiceCode[] {
  const known = new Set(codes);
  return RIGHTS_SERVICES.filter((code) => known.has(code)).toSorted(byCatalogueOrder);
}

/** Returns the rights that can be given in a contract, by service (CUSR-036). */
export const rightsTree = async (
  db: Reads,
  contractId: string,
  language: Language,
): Promise<ServiceRights[]> =>
  rightsOfServices(
    await activatedServices(db, contractId),
    (await listsOf(db, contractId)).map(({ id, name }) => ({ id, name })),
    language,
  );

/** Returns the rights of services, with the lists that they can be limited to. */
export const rightsOfServices = (
  services: readonly ServiceCode[],
  lists: { id: string; name: string }[],
  language: Language,
): ServiceRights[] =>
  services.map((code) => {
    const { names, linkedToLegalEntities } = rightsOfService(code);
    const serviceLabel = SERVICES[code].label[language];
    return {
      serviceId: code,
      serviceLabel,
      serviceRights: names.map((name) => ({
        id: serviceRightId(code, name),
        name,
        displayedName: rightLabel(name, language),
        linkedToLegalEntities,
        legalEntitiesLists: linkedToLegalEntities ? lists : [],
        service: { name: code, label: serviceLabel },
      })),
    };
  });

/** ORDER BY terms that sort users by name. */
export const peopleOrder = [asc(sql`fold_text(${users.lastName})`), asc(users.nameText), asc(users.id)];

/**
 * Returns the users of a contract who have not left, by name; only those in `ids`, and those whom `reader` may know of,
 * if given. What is computed over a whole contract has no reader.
 */
export async function usersOfContract(
  db: Reads,
  contract: { readonly id: string; readonly kind: ContractKind },
  ids?: readonly string[],
  reader?: User,
): Promise<ContractUser[]> {
  const named = ids && inArray(contractUsers.userId, [...ids]);
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      client: { id: clients.id, name: clients.name },
      contractStatus: contractUsers.contractStatus,
      clientRole: contractUsers.clientRole,
      version: contractUsers.version,
      lastConnectionAt: users.lastConnectionAt,
      template: widgetPreferences.template,
      updatedByUser: widgetPreferences.updatedByUser,
    })
    .from(contractUsers)
    .innerJoin(users, eq(users.id, contractUsers.userId))
    .leftJoin(clients, eq(clients.id, users.clientId))
    .leftJoin(widgetPreferences, eq(widgetPreferences.userId, users.id))
    .where(and(ofContract(contract.id), isNull(users.deletedAt), named, reader && knownPeople(reader)))
    .orderBy(...peopleOrder);
  const services = await activatedServices(db, contract.id);
  const given = await db
    .select()
    .from(contractUserRights)
    .where(
      and(
        eq(contractUserRights.contractId, contract.id),
        ids && inArray(contractUserRights.userId, [...ids]),
      ),
    );
  const rightsOf = Map.groupBy(given, ({ userId }) => userId);
  const hasRole = hasStatusAndRole(contract.kind);
  return rows.map(
    ({ contractStatus, clientRole, lastConnectionAt, template, updatedByUser, version, ...person }) => {
      const byService = new Map(rightsOf.get(person.id)?.map((row) => [row.serviceCode, row]));
      return {
        ...person,
        contractStatus: hasRole ? contractStatus : null,
        clientRole: hasRole ? clientRole : null,
        lastConnectionDate: lastConnectionAt?.toISOString() ?? null,
        homepagePreference: {
          template: template ?? NEW_USER.homepageTemplate,
          updatedByUser: template !== null && updatedByUser === true,
        },
        serviceRights: services.flatMap((code) => {
          const row = byService.get(code);
          return row
            ? [
                {
                  serviceRightId: serviceRightId(code, row.right),
                  legalEntitiesListId: row.legalEntitiesListId,
                },
              ]
            : [];
        }),
        version,
      };
    },
  );
}
