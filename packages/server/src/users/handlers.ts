import { and, asc, eq, exists, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import type { users as usersContract, User, UserScope } from '@atrium/contract/users';
import { cleanFirstName } from '@atrium/contract/person-rules';
import { isPhone } from '@atrium/contract/phone-rules';
import { mayImpersonate } from '@atrium/contract/access';
import { COUNTRY_CODES } from '@atrium/contract/countries';
import { canBeTakenOver, loadUser } from '../auth/index.ts';
import {
  contractLegalEntities,
  contracts,
  contractUsers,
  legalEntities,
  roles,
  users,
} from '../database/schema/index.ts';
import { textIn } from '../database/index.ts';
import { badRequest, forbidden, notFound } from '../http/index.ts';
import type { Bilingual, Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { companyLogo } from './company-logo.ts';
import {
  administeredContracts,
  knownPeople,
  memberContracts,
  servedContracts,
  visibleContracts,
} from '../contracts/index.ts';
import { termsHandlers } from '../terms/index.ts';

/** Maximum number of results of a directory search. */
const SEARCH_LIMIT = 50;

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** Throws 403 unless the user acts on their own record. */
function requireSelf(user: User, id: string): void {
  if (user.id !== id) throw forbidden();
}

const PHONES = ['landlinePhone', 'mobilePhone'] as const;
const NO_PHONE: Bilingual = {
  en: 'Enter a phone number with its country code, such as +33\u00a01\u00a042\u00a014\u00a020\u00a000.',
  fr: 'Saisissez un numéro de téléphone avec son indicatif, par exemple +33\u00a01\u00a042\u00a014\u00a020\u00a000.',
};

export function userHandlers(platform: Platform): Handlers<typeof usersContract> {
  const { db, write } = platform;

  /** Returns a user's contracts that the caller may see: those they are a member of, or serve as bank staff. */
  async function contractIdsOf(caller: User, userId: string): Promise<string[]> {
    const rows = await db
      .select({ id: contracts.id })
      .from(contracts)
      .where(
        and(
          or(
            sql`${contracts.id} in ${memberContracts(db, userId)}`,
            sql`${contracts.id} in ${servedContracts(db, userId)}`,
          ),
          caller.id === userId ? undefined : visibleContracts(db, caller),
        ),
      );
    return rows.map((row) => row.id);
  }

  /**
   * Returns the contracts of a user that the caller may see. Staff may only see users with whom they share a contract;
   * others get 404, as if unknown (decision 4).
   */
  async function sharedContractIds(caller: User, id: string): Promise<string[]> {
    const [known] = await db.select({ id: users.id }).from(users).where(eq(users.id, id)).limit(1);
    if (!known) throw notFound();
    const ids = await contractIdsOf(caller, id);
    if (ids.length === 0 && caller.id !== id && !caller.contactInformation.isAdmin) throw notFound();
    return ids;
  }

  /** Returns the company name of a user, empty if there is none; throws 404 for users that the caller may not see. */
  async function companyOf(caller: User, id: string): Promise<string> {
    if (caller.id === id) return caller.company.name;
    if (!caller.contactInformation.isInternal) throw notFound();
    await sharedContractIds(caller, id);
    const [row] = await db.select({ name: users.companyName }).from(users).where(eq(users.id, id)).limit(1);
    return row?.name ?? '';
  }

  return {
    me: ({ user }) => user,

    async roles({ user, language }) {
      const rows = await db
        .select({
          name: roles.name,
          contract: { name: contracts.name },
          category: roles.category,
          businessLine: roles.businessLine,
          teamName: roles.teamName,
        })
        .from(roles)
        .innerJoin(contracts, eq(contracts.id, roles.contractId))
        .where(eq(roles.userId, user.id))
        .orderBy(asc(contracts.name), asc(textIn(roles.name, language)));
      const text = (value: Bilingual | null) => value?.[language] ?? '';
      return rows.map(({ name, contract, category, businessLine, teamName }) => ({
        name: text(name),
        contract,
        clientTeamRole:
          category === null && businessLine === null && teamName === null
            ? null
            : { category: text(category), businessLine: text(businessLine), teamName: text(teamName) },
      }));
    },

    async search({ user, query }) {
      const pattern = `%${escapeLike(query.query)}%`;
      const seesEveryone =
        user.contactInformation.isInternal || user.rights.isSuperAdmin || user.rights.isItSupport;
      const shared = db
        .select({ one: sql`1` })
        .from(contractUsers)
        .where(
          and(
            eq(contractUsers.userId, users.id),
            inArray(contractUsers.contractId, administeredContracts(db, user.id)),
          ),
        );
      const rows = await db
        .select({
          id: users.id,
          firstName: users.firstName,
          lastName: users.lastName,
          email: users.email,
          canBeImpersonated: users.canBeImpersonated,
          isAdmin: users.isAdmin,
        })
        .from(users)
        .where(
          and(
            isNull(users.deletedAt),
            or(
              ilike(users.email, pattern),
              sql`${users.firstName} || ' ' || ${users.lastName} ilike ${pattern}`,
              sql`${users.lastName} || ' ' || ${users.firstName} ilike ${pattern}`,
            ),
            seesEveryone ? undefined : and(exists(shared), knownPeople(user)),
          ),
        )
        .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
        .limit(SEARCH_LIMIT);
      const mayActAsOthers = mayImpersonate.allows(user);
      return rows.map(({ isAdmin, canBeImpersonated, ...row }) => ({
        ...row,
        canBeImpersonated: mayActAsOthers && canBeTakenOver({ id: row.id, isAdmin, canBeImpersonated }, user),
      }));
    },

    async update(call) {
      const { user, params, body, language } = call;
      requireSelf(user, params.id);
      const { contactInformation, address } = body;
      const firstName = cleanFirstName(contactInformation.firstName).trim();
      if (!firstName) throw badRequest(undefined, 'body.contactInformation.firstName');
      if (address.countryCode && !COUNTRY_CODES.includes(address.countryCode))
        throw badRequest(undefined, 'body.address.countryCode');
      for (const field of PHONES) {
        const phone = contactInformation[field];
        // An unchanged invalid number, stored earlier, does not prevent saving (decision 9).
        if (phone && phone !== user.contactInformation[field] && !isPhone(phone))
          throw badRequest(NO_PHONE, `body.contactInformation.${field}`);
      }
      const changed = {
        firstName,
        lastName: contactInformation.lastName,
        landlinePhone: contactInformation.landlinePhone || null,
        mobilePhone: contactInformation.mobilePhone || null,
        addressLine1: address.addressLine1 || null,
        addressLine2: address.addressLine2 || null,
        zipCode: address.zipCode || null,
        city: address.city || null,
        state: address.state || null,
        countryCode: address.countryCode || null,
      };
      return write(call, async (tx, audit) => {
        await tx.update(users).set(changed).where(eq(users.id, user.id));
        const after = await loadUser(tx, user.id, language, user.impersonator);
        if (!after) throw notFound();
        await audit({
          eventType: 'UPDATE',
          entity: 'users',
          entityId: user.id,
          name: 'profile',
          oldValue: { contactInformation: user.contactInformation, address: user.address },
          newValue: { contactInformation: after.contactInformation, address: after.address },
        });
        return after;
      });
    },

    async scope({ user, params }): Promise<UserScope> {
      if (user.id !== params.id && !user.contactInformation.isInternal) throw forbidden();
      const ids = await sharedContractIds(user, params.id);
      if (ids.length === 0) return { contracts: [], legalEntities: [] };
      const contractRows = await db
        .select({ id: contracts.id, name: contracts.name })
        .from(contracts)
        .where(inArray(contracts.id, ids))
        .orderBy(asc(contracts.name));
      const entityRows = await db
        .selectDistinct({
          ricosCode: legalEntities.ricosCode,
          longName: legalEntities.longName,
          countryCode: legalEntities.countryCode,
        })
        .from(contractLegalEntities)
        .innerJoin(legalEntities, eq(legalEntities.ricosCode, contractLegalEntities.ricosCode))
        .where(inArray(contractLegalEntities.contractId, ids))
        .orderBy(asc(legalEntities.longName));
      return { contracts: contractRows, legalEntities: entityRows };
    },

    async logo({ user, params }) {
      const name = await companyOf(user, params.id);
      if (!name) throw notFound();
      return companyLogo(name);
    },

    ...termsHandlers(platform),
  };
}
