import { and, eq, inArray, isNull } from 'drizzle-orm';
import { mustAcceptTerms } from '@atrium/contract/access';
import type { Access } from '@atrium/contract/access';
import { SERVICES, byCatalogueOrder } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { User, UserService } from '@atrium/contract/users';
import { WIDGET_CODES } from '@atrium/contract/widget-catalogue';
import type { Reads } from '../database/index.ts';
import {
  contractUsers,
  serviceAvailability,
  users,
  userServices,
  userWidgets,
} from '../database/schema/index.ts';
import { requireAccess, termsNotAccepted, unauthenticated } from '../http/index.ts';
import type { Language } from '../http/index.ts';

type Row = typeof users.$inferSelect;

export type Impersonator = NonNullable<User['impersonator']>;

const isServiceCode = (code: string): code is ServiceCode => Object.hasOwn(SERVICES, code);

/** Returns the services of users in catalogue order; My contract only for the client role ADMIN (MYC-006). */
export async function servicesOf(
  db: Reads,
  /** Whether each user is a client administrator, by user id. */
  isClientAdmin: ReadonlyMap<string, boolean>,
  language: Language,
): Promise<Map<string, UserService[]>> {
  const rows = await db
    .select({
      userId: userServices.userId,
      code: userServices.serviceCode,
      category: userServices.category,
      isAvailable: serviceAvailability.isAvailable,
    })
    .from(userServices)
    .leftJoin(serviceAvailability, eq(serviceAvailability.serviceId, userServices.serviceCode))
    .where(inArray(userServices.userId, [...isClientAdmin.keys()]));
  const byUser = Map.groupBy(
    rows.flatMap(({ code, ...row }) => (isServiceCode(code) ? [{ ...row, code }] : [])),
    ({ userId }) => userId,
  );
  return new Map(
    [...isClientAdmin].map(([userId, isAdmin]) => [
      userId,
      (byUser.get(userId) ?? [])
        .filter(({ code }) => code !== 'MY_CONTRACT' || isAdmin)
        .sort((a, b) => byCatalogueOrder(a.code, b.code))
        .map(({ code, category, isAvailable }) => ({
          id: code,
          name: code,
          label: SERVICES[code].label[language],
          url: SERVICES[code].url,
          isOnOptimall: code.startsWith('OPTIM'),
          isNotAvailable: isAvailable === false,
          isMarketing: category === 'MARKETING',
          category: SERVICES[code].group,
        })),
    ]),
  );
}

/** Finds a user who may sign in, by id or email; null for unknown and deleted users. */
export async function findAccount(
  db: Reads,
  key: { readonly id: string } | { readonly email: string },
): Promise<Row | null> {
  const match = 'id' in key ? eq(users.id, key.id) : eq(users.email, key.email.trim().toLowerCase());
  const [row] = await db
    .select()
    .from(users)
    .where(and(match, isNull(users.deletedAt)))
    .limit(1);
  return row ?? null;
}

type Account = Pick<Row, 'id' | 'isInternal' | 'isAdmin' | 'demoMode' | 'canBeImpersonated'>;

/** Whether a user can be impersonated by another user, provided that the other may impersonate at all. */
export const canBeTakenOver = (
  target: Pick<Account, 'id' | 'isAdmin' | 'canBeImpersonated'>,
  by: Pick<Account, 'id'>,
): boolean => target.canBeImpersonated && !target.isAdmin && target.id !== by.id;

/** Whether one user may impersonate another (CTR-026). */
export const canTakeOver = (by: Account, target: Account): boolean =>
  by.isInternal && by.isAdmin && !by.demoMode && canBeTakenOver(target, by);

/** Loads a user in the shape of the API contract (DATA-001), labels in one language; null when the account is deleted. */
export async function loadUser(
  db: Reads,
  id: string,
  language: Language,
  impersonator: Impersonator | null = null,
): Promise<User | null> {
  const row = await findAccount(db, { id });
  if (!row) return null;
  const memberships = await db
    .select({ status: contractUsers.contractStatus, role: contractUsers.clientRole })
    .from(contractUsers)
    .where(eq(contractUsers.userId, id));
  const isClientAdmin = memberships.some((entry) => entry.role === 'ADMIN');
  const widgets = await db
    .select({ id: userWidgets.widgetId })
    .from(userWidgets)
    .where(eq(userWidgets.userId, id));
  const held = new Set(widgets.map((widget) => widget.id));
  return {
    id: row.id,
    type: { name: row.kind },
    contractStatus: memberships.some((entry) => entry.status === 'SIGNED')
      ? 'SIGNED'
      : memberships.length > 0
        ? 'DEMO'
        : 'UNKNOWN',
    clientRole: isClientAdmin ? 'ADMIN' : 'STANDARD',
    rights: {
      isSuperAdmin: row.isSuperAdmin,
      isItSupport: row.isItSupport,
      requests: { canCreateRequest: row.canCreateRequest },
    },
    contactInformation: {
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.email,
      landlinePhone: row.landlinePhone ?? '',
      mobilePhone: row.mobilePhone ?? '',
      isInternal: row.isInternal ?? false,
      isAdmin: row.isAdmin,
      isClientAdmin,
    },
    address: {
      addressLine1: row.addressLine1 ?? '',
      addressLine2: row.addressLine2 ?? '',
      zipCode: row.zipCode ?? '',
      city: row.city ?? '',
      state: row.state ?? '',
      countryCode: row.countryCode ?? '',
    },
    company: { name: row.companyName ?? '' },
    services: (await servicesOf(db, new Map([[id, isClientAdmin]]), language)).get(id)!,
    widgets: WIDGET_CODES.filter((code) => held.has(code)).map((code) => ({
      id: code,
      name: code,
    })),
    marketingMode: row.marketingMode,
    demoMode: row.demoMode,
    hasAcceptedTermsAndConditions: row.hasAcceptedTermsAndConditions,
    hasFilledSurvey: row.hasFilledSurvey,
    isImpersonated: impersonator !== null,
    impersonator,
  };
}

/** Returns the impersonator while both accounts still allow the impersonation; otherwise null, which ends it. */
export async function takesOver(db: Reads, userId: string, targetId: string): Promise<Impersonator | null> {
  const by = await findAccount(db, { id: userId });
  const target = await findAccount(db, { id: targetId });
  if (!by || !target || !canTakeOver(by, target)) return null;
  const { id, firstName, lastName, email } = by;
  return { id, firstName, lastName, email };
}

/**
 * Returns the user of a call as they are now, since a download can outlast the rights with which it began. 401 if the
 * account was closed or may no longer be impersonated, 403 without the access that the call needs or when new terms are
 * to be accepted.
 */
export async function reloadUser(
  db: Reads,
  { user, language }: { readonly user: User; readonly language: Language },
  access: Access,
): Promise<User> {
  const { id, impersonator } = user;
  const isTakenOver = impersonator !== null;
  const by = isTakenOver ? await takesOver(db, impersonator.id, id) : null;
  const now = isTakenOver && !by ? null : await loadUser(db, id, language, by);
  if (!now) throw unauthenticated();
  if (mustAcceptTerms(now)) throw termsNotAccepted();
  requireAccess(access, now);
  return now;
}
