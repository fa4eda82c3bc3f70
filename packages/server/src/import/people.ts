import { and, eq, inArray } from 'drizzle-orm';
import { CLIENT_ROLES, CONTRACT_KINDS, CONTRACT_STATUSES } from '@atrium/contract/contract-status';
import { hasStatusAndRole, NEW_USER } from '@atrium/contract/contract-users-rules';
import { cleanFirstName, isEmail } from '@atrium/contract/person-rules';
import { isPhone } from '@atrium/contract/phone-rules';
import { rightsOfService, RIGHTS_SERVICES } from '@atrium/contract/service-rights-rules';
import { BANK_SERVICES, SERVICE_CODES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import { WIDGET_CODES } from '@atrium/contract/widget-catalogue';
import { activatedServices, auditedRightsIn, nameOf } from '../contract-users/index.ts';
import { contractAudit, activateService, updateUserServices, lockServices } from '../contracts/index.ts';
import type { ContractAudit } from '../contracts/index.ts';
import type { Transaction } from '../database/index.ts';
import {
  contracts,
  contractUserRights,
  contractUsers,
  users,
  userServices,
  userWidgets,
} from '../database/schema/index.ts';
import { clientId } from './organisation.ts';
import { changesOf, LineError } from './fields.ts';
import type { Fields } from './fields.ts';
import type { ImportFile } from './import.ts';

function emailOf(fields: Fields): string {
  const email = fields.text('email', 254).toLowerCase();
  if (!isEmail(email)) throw new LineError(`email is not a valid address: ${email}`);
  return email;
}

function phoneOf(fields: Fields, name: string): string | null {
  const phone = fields.optional(name, 40);
  if (phone !== null && !isPhone(phone))
    throw new LineError(`${name} must be a phone number with its country code, such as +33 1 42 14 20 00`);
  return phone;
}

/** Reads the services that a user holds directly; services with rights are refused, as rights.csv grants them. */
function servicesOf(fields: Fields, isInternal: boolean): readonly ServiceCode[] {
  const services = fields.words('services', SERVICE_CODES);
  const bound = services.find((code) => RIGHTS_SERVICES.includes(code) && !isInternal);
  if (bound)
    throw new LineError(`services contains ${bound}, which requires a right; assign it in rights.csv`);
  return isInternal ? [...new Set([...BANK_SERVICES, ...services])] : services;
}

/** Adds services and widgets to those that a user has; returns the new ones, null when there are none. */
async function equip(
  tx: Transaction,
  userId: string,
  services: readonly string[],
  widgets: readonly string[],
): Promise<{ services: string[]; widgets: string[] } | null> {
  const held = await tx
    .select({ code: userServices.serviceCode })
    .from(userServices)
    .where(
      and(
        eq(userServices.userId, userId),
        eq(userServices.category, 'ACTIVATED'),
        inArray(userServices.serviceCode, [...services]),
      ),
    );
  const missing = services.filter((code) => !held.some((one) => one.code === code));
  for (const code of missing) await activateService(tx, [userId], code);
  const added =
    widgets.length === 0
      ? []
      : await tx
          .insert(userWidgets)
          .values(widgets.map((widgetId) => ({ userId, widgetId })))
          .onConflictDoNothing()
          .returning({ id: userWidgets.widgetId });
  return missing.length + added.length === 0
    ? null
    : { services: missing, widgets: added.map(({ id }) => id) };
}

export const PEOPLE: ImportFile = {
  file: 'people.csv',
  required: ['email', 'first_name', 'last_name', 'kind'],
  optional: [
    'client',
    'company',
    'language',
    'landline',
    'mobile',
    'can_create_request',
    'services',
    'widgets',
  ],
  keyOf: emailOf,
  async put({ audit, newId, now, tx }, fields) {
    const email = emailOf(fields);
    const kind = fields.word('kind', CONTRACT_KINDS);
    const [row] = await tx.select().from(users).where(eq(users.email, email)).for('update');
    if (row?.deletedAt) throw new LineError(`${email} is the address of a deleted user`);
    if (row && row.kind !== kind) throw new LineError(`${email} is a user of kind ${row.kind}`);
    const firstName = cleanFirstName(fields.text('first_name', 100)).trim();
    if (!firstName) throw new LineError('first_name contains no letters');
    const client = fields.optional('client');
    const values = {
      firstName,
      lastName: fields.text('last_name', 100),
      ...(fields.has('client') && { clientId: client === null ? null : await clientId(tx, client) }),
      ...(fields.has('company') && { companyName: fields.optional('company') }),
      ...(fields.has('language') && { language: fields.word('language', ['en', 'fr'], 'en') }),
      ...(fields.has('landline') && { landlinePhone: phoneOf(fields, 'landline') }),
      ...(fields.has('mobile') && { mobilePhone: phoneOf(fields, 'mobile') }),
      ...(fields.has('can_create_request') && { canCreateRequest: fields.flag('can_create_request') }),
    };
    // A user who changed clients would keep rights from contracts of the former client.
    if (row?.clientId && values.clientId !== undefined && values.clientId !== row.clientId)
      throw new LineError(`${email} is a user of another client`);
    const note = { entity: 'users', name: 'person' } as const;
    const id = row?.id ?? newId();
    if (!row) {
      await tx.insert(users).values({ id, kind, email, createdAt: now, ...values });
      await audit({ ...note, eventType: 'CREATE', entityId: id, newValue: { email, kind, ...values } });
    }
    const given = await equip(
      tx,
      id,
      servicesOf(fields, kind === 'ATRIUM'),
      fields.words('widgets', WIDGET_CODES),
    );
    if (given) await audit({ ...note, eventType: 'UPDATE', entityId: id, newValue: given });
    if (!row) return 'created';
    const changes = changesOf(row, values);
    if (changes) {
      await tx.update(users).set(changes).where(eq(users.id, id));
      const oldValue = Object.fromEntries(
        Object.keys(changes).map((name) => [name, row[name as keyof typeof row]]),
      );
      await audit({ ...note, eventType: 'UPDATE', entityId: id, oldValue, newValue: changes });
    }
    return changes || given ? 'changed' : 'unchanged';
  },
};

/** Returns the user and the locked contract of a line; throws LineError when unknown, read-only or not matching. */
async function parties(tx: Transaction, fields: Fields) {
  const email = emailOf(fields);
  const number = fields.text('contract');
  const [person] = await tx.select().from(users).where(eq(users.email, email));
  if (!person || person.deletedAt) throw new LineError(`${email} does not exist; add it to people.csv`);
  const [contract] = await tx.select().from(contracts).where(eq(contracts.number, number)).for('update');
  if (!contract) throw new LineError(`the contract ${number} does not exist; add it to contracts.csv`);
  if (contract.isReadOnly) throw new LineError(`the contract ${number} is read-only`);
  if (person.kind !== contract.kind)
    throw new LineError(`${email} is not a user of kind ${contract.kind}, the kind of this contract`);
  // Users of a client are only added to contracts of that client.
  const isOfClient =
    person.clientId !== null && [contract.clientId, contract.kcClientId].includes(person.clientId);
  if (contract.kind === 'CLIENT' && !isOfClient)
    throw new LineError(`${email} belongs to none of the clients of the contract`);
  return { person, contract };
}

/** Grants the right of a line, replacing an existing one to the same service; returns whether it changed. */
async function giveRight(
  { tx, note }: { readonly tx: Transaction; readonly note: ContractAudit },
  contract: typeof contracts.$inferSelect,
  person: typeof users.$inferSelect,
  fields: Fields,
): Promise<boolean> {
  if (fields.optional('service') === null) {
    if (fields.optional('right') !== null) throw new LineError('right requires a service');
    return false;
  }
  const service = fields.word('service', await activatedServices(tx, contract.id));
  const right = fields.word('right', rightsOfService(service).names);
  const key = { contractId: contract.id, userId: person.id, serviceCode: service };
  const oldValue = await auditedRightsIn(tx, contract, person.id);
  if (oldValue.some((held) => held.service === service && held.right === right)) return false;
  // An existing limit to a list of legal entities stays in place.
  await tx
    .insert(contractUserRights)
    .values({ ...key, right })
    .onConflictDoUpdate({
      target: [contractUserRights.userId, contractUserRights.serviceCode, contractUserRights.contractId],
      set: { right },
    });
  await updateUserServices(tx, new Map([[person.id, [service]]]));
  await note('userRights', {
    oldValue,
    newValue: await auditedRightsIn(tx, contract, person.id),
    secondaryEntity: nameOf(person),
    secondaryEntityId: person.id,
  });
  return true;
}

export const RIGHTS: ImportFile = {
  file: 'rights.csv',
  required: ['email', 'contract'],
  optional: ['status', 'role', 'service', 'right'],
  keyOf: (fields) =>
    [emailOf(fields), fields.text('contract'), fields.optional('service')?.toUpperCase() ?? '']
      .join(' ')
      .trim(),
  async put({ audit, tx }, fields) {
    const { contract, person } = await parties(tx, fields);
    const { id: userId } = person;
    const ofBoth = and(eq(contractUsers.contractId, contract.id), eq(contractUsers.userId, userId));
    await lockServices(tx, [userId]);
    const [row] = await tx.select().from(contractUsers).where(ofBoth).for('update');
    if (!hasStatusAndRole(contract.kind) && (fields.optional('status') ?? fields.optional('role')) !== null)
      throw new LineError('users of this contract have neither a status nor a role');
    const values = {
      contractStatus: fields.word(
        'status',
        CONTRACT_STATUSES,
        row?.contractStatus ?? NEW_USER.contractStatus,
      ),
      clientRole: fields.word('role', CLIENT_ROLES, row?.clientRole ?? NEW_USER.clientRole),
    };
    const note = contractAudit(audit, contract.id);
    const subject = { secondaryEntity: nameOf(person), secondaryEntityId: userId };
    if (!row) {
      await tx.insert(contractUsers).values({ contractId: contract.id, userId, ...values });
      await note('user', { newValue: nameOf(person), secondaryEntityId: userId });
    }
    const roles = row ? changesOf(row, values) : null;
    // A contract must keep an administrator; the role can be removed on the page of the contract's users.
    if (row?.clientRole === 'ADMIN' && values.clientRole === 'STANDARD')
      throw new LineError(`${person.email} administers the contract, which an import does not end`);
    if (values.clientRole === 'ADMIN') await activateService(tx, [userId], 'MY_CONTRACT');
    const isGiven = await giveRight({ tx, note }, contract, person, fields);
    if (!row) return 'created';
    if (!roles && !isGiven) return 'unchanged';
    await tx
      .update(contractUsers)
      .set({ ...values, version: row.version + 1 })
      .where(ofBoth);
    await note('userStatus', { oldValue: row.contractStatus, newValue: values.contractStatus, ...subject });
    await note('userRole', { oldValue: row.clientRole, newValue: values.clientRole, ...subject });
    return 'changed';
  },
};
