import { and, eq, inArray } from 'drizzle-orm';
import type { ContractKind } from '@atrium/contract/contract-status';
import type { ContractCreation } from '@atrium/contract/contracts';
import { categoriesOf, hasClient } from '@atrium/contract/contracts-rules';
import type { ActivationState } from '@atrium/contract/services';
import type { Transaction } from '../database/index.ts';
import { clients, contracts, legalEntities } from '../database/schema/index.ts';
import { badRequest, Failure, notFound, refusal } from '../http/index.ts';
import { TERMS_VERSIONS } from './terms-versions.ts';

type Fields = Omit<ContractCreation['contract'], 'type'>;

const NO_CLIENT = {
  en: 'Choose the commercial client of the contract.',
  fr: 'Choisissez le client commercial du contrat.',
};
const OUTSOURCED = {
  en: 'A contract of an outsourced service has no commercial client and no ISIN code.',
  fr: 'Un contrat de service externalisé n’a ni client commercial ni code ISIN.',
};
const UNKNOWN_CLIENT = { en: 'This client does not exist.', fr: 'Ce client n’existe pas.' };
const SAME_CLIENT = {
  en: 'The second commercial client is the first one.',
  fr: 'Le second client commercial est le même que le premier.',
};
const UNKNOWN_TERMS = {
  en: 'This version of the terms does not exist.',
  fr: 'Cette version des conditions n’existe pas.',
};
const WRONG_CATEGORY = {
  en: 'A service cannot have this category in a contract of this kind.',
  fr: 'Un service ne peut pas avoir cette catégorie dans un contrat de ce type.',
};
const TWICE = { en: 'A service is named twice.', fr: 'Un service est indiqué deux fois.' };

/** Checks the fields of a contract for its kind, beyond the schema; 400 if one is invalid (CTR-045, CTR-066). */
export async function checkFields(
  tx: Transaction,
  kind: ContractKind,
  fields: Fields,
  /** Current terms version of the contract, which may be kept; null for a new contract. */
  currentTerms: string | null,
): Promise<void> {
  const { commercialClientId, kcCommercialClientId, isinCode, cguName } = fields;
  if (cguName !== currentTerms && !TERMS_VERSIONS.some(({ name }) => name === cguName))
    throw badRequest(UNKNOWN_TERMS, 'body.contract.cguName');
  if (!hasClient(kind)) {
    if (commercialClientId !== null || kcCommercialClientId !== null || isinCode !== null)
      throw badRequest(OUTSOURCED, 'body.contract.commercialClientId');
    return;
  }
  if (commercialClientId === null) throw badRequest(NO_CLIENT, 'body.contract.commercialClientId');
  if (kcCommercialClientId === commercialClientId)
    throw badRequest(SAME_CLIENT, 'body.contract.kcCommercialClientId');
  for (const field of ['commercialClientId', 'kcCommercialClientId'] as const) {
    const id = fields[field];
    if (id !== null && (await tx.$count(clients, eq(clients.id, id))) === 0)
      throw badRequest(UNKNOWN_CLIENT, `body.contract.${field}`);
  }
}

/** Checks that all legal entities exist and are of the contract's clients (of any client for outsourced services). */
export async function checkEntities(
  tx: Transaction,
  kind: ContractKind,
  { commercialClientId, kcCommercialClientId }: Fields,
  codes: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(codes)];
  const owners = [commercialClientId, kcCommercialClientId].filter((id) => id !== null);
  const known = await tx
    .select({ code: legalEntities.ricosCode })
    .from(legalEntities)
    .where(
      and(
        inArray(legalEntities.ricosCode, wanted),
        hasClient(kind) ? inArray(legalEntities.clientId, owners) : undefined,
      ),
    );
  if (known.length !== wanted.length)
    throw refusal('NO_LEGAL_ENTITIES', undefined, 'body.legalEntitiesSelected');
  return wanted;
}

/** Checks that each service is named once, with a category allowed for the kind or its current one; 400 otherwise. */
export function checkServices(
  kind: ContractKind,
  services: ContractCreation['servicesSelected'],
  current: ReadonlyMap<string, ActivationState>,
): void {
  if (new Set(services.map(({ id }) => id)).size !== services.length)
    throw badRequest(TWICE, 'body.services');
  const allowed = categoriesOf(kind);
  const wrong = services.find(
    ({ id, category }) => !allowed.includes(category) && current.get(id) !== category,
  );
  if (wrong) throw badRequest(WRONG_CATEGORY, 'body.services');
}

/**
 * Locks the row of a contract that is about to change until the transaction ends: 404 if it does not exist, 403 if it
 * is read-only (CTR-060). Does not check visibility: users who change contracts may see all of them.
 */
export async function requireChangeable(tx: Transaction, id: string) {
  const [row] = await tx.select().from(contracts).where(eq(contracts.id, id)).for('update');
  if (!row) throw notFound();
  if (row.isReadOnly) throw new Failure('CONTRACT_READ_ONLY');
  return row;
}

/** Refuses a change with RECORD_CHANGED if the record was changed since it was read. */
export function requireVersion(current: number, read: number, path = 'body.version'): void {
  if (current !== read) throw refusal('RECORD_CHANGED', undefined, path);
}
