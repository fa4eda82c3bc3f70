import { and, eq, inArray } from 'drizzle-orm';
import { COUNTRY_CODES } from '@atrium/contract/countries';
import { CONTRACT_KINDS } from '@atrium/contract/contract-status';
import {
  CONTRACT_DESCRIPTION_MAX,
  CONTRACT_NAME_MAX,
  defaultCategory,
  DEFAULT_TERMS,
} from '@atrium/contract/contracts-rules';
import { SERVICE_CODES } from '@atrium/contract/services';
import { isSiren } from '@atrium/contract/signature-rules';
import {
  checkEntities,
  checkFields,
  checkServices,
  contractAudit,
  entityLabels,
  updateServicesOfContract,
} from '../contracts/index.ts';
import type { Transaction } from '../database/index.ts';
import {
  clients,
  contractLegalEntities,
  contracts,
  contractServices,
  legalEntities,
} from '../database/schema/index.ts';
import { requireAcceptance } from '../terms/index.ts';
import { changesOf, LineError } from './fields.ts';
import type { Fields } from './fields.ts';
import type { ImportFile } from './import.ts';

/** Returns the id of the client with this name; throws LineError for an unknown one. */
export async function clientId(tx: Transaction, name: string): Promise<string> {
  const [row] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.name, name));
  if (!row) throw new LineError(`the client ${name} does not exist; add it to clients.csv`);
  return row.id;
}

async function clientName(tx: Transaction, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await tx.select({ name: clients.name }).from(clients).where(eq(clients.id, id));
  return row?.name ?? null;
}

export const CLIENTS: ImportFile = {
  file: 'clients.csv',
  required: ['name'],
  optional: [],
  keyOf: (fields) => fields.text('name'),
  async put({ audit, newId, tx }, fields) {
    const name = fields.text('name');
    if ((await tx.$count(clients, eq(clients.name, name))) > 0) return 'unchanged';
    const id = newId();
    await tx.insert(clients).values({ id, name });
    await audit({ eventType: 'CREATE', entity: 'clients', entityId: id, name: 'client', newValue: name });
    return 'created';
  },
};

export const LEGAL_ENTITIES: ImportFile = {
  file: 'legal-entities.csv',
  required: [
    'ricos_code',
    'client',
    'long_name',
    'country_code',
    'lei',
    'registration_number',
    'address_line1',
    'zip_code',
    'city',
  ],
  optional: ['siren', 'bic', 'address_line2', 'address_line3', 'state'],
  keyOf: (fields) => fields.text('ricos_code', 20),
  async put({ audit, tx }, fields) {
    const ricosCode = fields.text('ricos_code', 20);
    const lei = fields.text('lei').toUpperCase();
    if (!/^[A-Z0-9]{20}$/.test(lei)) throw new LineError('lei must have 20 letters and digits');
    const siren = fields.optional('siren');
    if (siren !== null && !isSiren(siren))
      throw new LineError('siren must be a valid company number of nine digits');
    const values = {
      clientId: await clientId(tx, fields.text('client')),
      longName: fields.text('long_name'),
      countryCode: fields.word('country_code', COUNTRY_CODES),
      lei,
      registrationNumber: fields.text('registration_number', 50),
      addressLine1: fields.text('address_line1'),
      zipCode: fields.text('zip_code', 20),
      city: fields.text('city'),
      ...(fields.has('siren') && { siren }),
      ...(fields.has('bic') && {
        bic: fields.matching('bic', /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'a BIC of 8 or 11 characters'),
      }),
      ...(fields.has('address_line2') && { addressLine2: fields.optional('address_line2') }),
      ...(fields.has('address_line3') && { addressLine3: fields.optional('address_line3') }),
      ...(fields.has('state') && { state: fields.optional('state') }),
    };
    const [row] = await tx.select().from(legalEntities).where(eq(legalEntities.ricosCode, ricosCode));
    const note = { entity: 'legalEntities', entityId: ricosCode, name: 'legalEntity' } as const;
    if (!row) {
      await tx.insert(legalEntities).values({ ricosCode, ...values });
      await audit({ ...note, eventType: 'CREATE', newValue: values });
      return 'created';
    }
    // Contracts cover only legal entities of their own clients.
    if (row.clientId !== values.clientId) throw new LineError(`${ricosCode} belongs to another client`);
    const changes = changesOf(row, values);
    if (!changes) return 'unchanged';
    await tx.update(legalEntities).set(changes).where(eq(legalEntities.ricosCode, ricosCode));
    const oldValue = Object.fromEntries(
      Object.keys(changes).map((name) => [name, row[name as keyof typeof row]]),
    );
    await audit({ ...note, eventType: 'UPDATE', oldValue, newValue: changes });
    return 'changed';
  },
};

/** Activates services of a contract in addition to its existing ones; returns whether any was added. */
async function activate(
  tx: Transaction,
  contractId: string,
  wanted: readonly string[],
  note: ReturnType<typeof contractAudit>,
): Promise<boolean> {
  const stored = await tx.select().from(contractServices).where(eq(contractServices.contractId, contractId));
  const before = new Map(stored.map(({ serviceCode, category }) => [serviceCode, category]));
  const added = wanted.filter((code) => before.get(code) !== 'ACTIVATED');
  for (const serviceCode of added) {
    await tx
      .insert(contractServices)
      .values({ contractId, serviceCode, category: 'ACTIVATED' })
      .onConflictDoUpdate({
        target: [contractServices.contractId, contractServices.serviceCode],
        set: { category: 'ACTIVATED' },
      });
    await note('service', {
      oldValue: before.get(serviceCode) ?? 'DEACTIVATED',
      newValue: 'ACTIVATED',
      secondaryEntity: serviceCode,
    });
  }
  await updateServicesOfContract(tx, contractId, added);
  return added.length > 0;
}

async function secondClient(tx: Transaction, fields: Fields, current: string | null): Promise<string | null> {
  if (!fields.has('second_client')) return current;
  const name = fields.optional('second_client');
  return name === null ? null : clientId(tx, name);
}

export const CONTRACTS: ImportFile = {
  file: 'contracts.csv',
  required: ['number', 'name', 'kind', 'client', 'legal_entities'],
  optional: ['second_client', 'description', 'isin_code', 'terms', 'services'],
  keyOf: (fields) => fields.text('number'),
  async put({ audit, newId, now, tx }, fields) {
    const number = fields.matching('number', /^\d{5}$/, 'a number of five digits') ?? fields.text('number');
    const kind = fields.word('kind', CONTRACT_KINDS);
    const client = fields.optional('client');
    const [row] = await tx.select().from(contracts).where(eq(contracts.number, number)).for('update');
    if (row && row.kind !== kind) throw new LineError(`${number} is a contract of kind ${row.kind}`);
    if (row?.isReadOnly) throw new LineError(`${number} is read-only`);
    const values = {
      name: fields.text('name', CONTRACT_NAME_MAX),
      clientId: client === null ? null : await clientId(tx, client),
      kcClientId: await secondClient(tx, fields, row?.kcClientId ?? null),
      description: fields.has('description')
        ? (fields.optional('description', CONTRACT_DESCRIPTION_MAX) ?? '')
        : (row?.description ?? ''),
      isinCode: fields.has('isin_code')
        ? fields.matching('isin_code', /^[A-Z0-9]{12}$/, '12 letters and digits')
        : (row?.isinCode ?? null),
      cguName: fields.optional('terms') ?? row?.cguName ?? DEFAULT_TERMS,
    };
    if (row && row.clientId !== values.clientId)
      throw new LineError(`${number} is a contract of another client`);
    // The contract already contains legal entities and users of that client.
    if (row?.kcClientId && row.kcClientId !== values.kcClientId)
      throw new LineError(`${number} has another second client`);
    const checked = {
      ...values,
      commercialClientId: values.clientId,
      kcCommercialClientId: values.kcClientId,
    };
    await checkFields(tx, kind, checked, row?.cguName ?? null);
    const codes = await checkEntities(tx, kind, checked, fields.list('legal_entities'));
    if (codes.length === 0) throw new LineError('legal_entities is empty');
    const services = fields.words('services', SERVICE_CODES);
    const id = row?.id ?? newId();
    const note = contractAudit(audit, id);
    if (!row) {
      checkServices(
        kind,
        services.map((service) => ({ id: service, category: 'ACTIVATED' as const })),
        new Map(),
      );
      await tx.insert(contracts).values({ id, number, kind, createdAt: now, ...values });
      await tx.insert(contractServices).values(
        SERVICE_CODES.map((serviceCode) => ({
          contractId: id,
          serviceCode,
          category: defaultCategory(kind, serviceCode),
        })),
      );
      await note('contract', { newValue: values.name });
    }
    const present = await tx
      .select({ code: contractLegalEntities.ricosCode })
      .from(contractLegalEntities)
      .where(and(eq(contractLegalEntities.contractId, id), inArray(contractLegalEntities.ricosCode, codes)));
    const added = codes.filter((code) => !present.some((one) => one.code === code));
    if (added.length > 0) {
      await tx
        .insert(contractLegalEntities)
        .values(added.map((ricosCode) => ({ contractId: id, ricosCode })));
      await note('legalEntities', { newValue: await entityLabels(tx, added) });
    }
    const isActivated = await activate(tx, id, services, note);
    if (!row) return 'created';
    const changes = changesOf(row, values);
    if (!changes && added.length === 0 && !isActivated) return 'unchanged';
    await tx
      .update(contracts)
      .set({ ...values, version: row.version + 1 })
      .where(eq(contracts.id, id));
    await note('name', { oldValue: row.name, newValue: values.name });
    await note('description', { oldValue: row.description, newValue: values.description });
    await note('isinCode', { oldValue: row.isinCode, newValue: values.isinCode });
    if (values.cguName !== row.cguName) await requireAcceptance(tx, id, values.cguName);
    await note('cguName', { oldValue: row.cguName, newValue: values.cguName });
    await note('kcCommercialClient', {
      oldValue: await clientName(tx, row.kcClientId),
      newValue: await clientName(tx, values.kcClientId),
    });
    return 'changed';
  },
};
