import type { LegalEntity } from '@atrium/contract/clients';
import type { Contract, ContractCreation } from '@atrium/contract/contracts';
import { DEFAULT_TERMS, hasClient } from '@atrium/contract/contracts-rules';
import type { ApiError } from '@atrium/contract/errors';
import type { ActivationState } from '@atrium/contract/services';
import type { ContractFormField, ContractFormValue, ContractRefusals } from '@atrium/ui';

/** The initial values of the form of a new contract (CTR-046, CTR-049). */
export const NEW_CONTRACT: ContractFormValue = {
  kind: 'CLIENT',
  name: '',
  description: '',
  isinCode: '',
  client: null,
  kcClient: null,
  cguName: DEFAULT_TERMS,
  offeredClient: null,
  legalEntities: [],
  services: {},
};

/** Returns the initial form values of a saved contract. */
export const valueOf = (contract: Contract): ContractFormValue => ({
  ...NEW_CONTRACT,
  kind: contract.type.name,
  name: contract.name,
  description: contract.description,
  isinCode: contract.isinCode ?? '',
  client: contract.commercialClient,
  kcClient: contract.kcCommercialClient,
  cguName: contract.cguName,
  legalEntities: contract.legalEntities.map(({ legalEntity }) => legalEntity),
});

const codesOf = (entities: readonly LegalEntity[]) => entities.map(({ ricos }) => ricos).toSorted();

const servicesOf = ({ services }: ContractFormValue) =>
  Object.entries(services)
    .map((moved) => moved.join(' '))
    .toSorted();

/** Whether two forms describe the same contract; the client that only helps to choose legal entities does not count. */
export const isSameContract = (a: ContractFormValue, b: ContractFormValue): boolean =>
  a.kind === b.kind &&
  a.name === b.name &&
  a.description === b.description &&
  a.isinCode === b.isinCode &&
  a.client?.id === b.client?.id &&
  a.kcClient?.id === b.kcClient?.id &&
  a.cguName === b.cguName &&
  codesOf(a.legalEntities).join() === codesOf(b.legalEntities).join() &&
  servicesOf(a).join() === servicesOf(b).join();

/** Returns the fields of a contract to send; those that its kind does not have are null. */
export const fieldsOf = (value: ContractFormValue): Omit<ContractCreation['contract'], 'type'> => ({
  name: value.name.trim(),
  description: value.description.trim(),
  cguName: value.cguName,
  ...(hasClient(value.kind)
    ? {
        isinCode: value.isinCode === '' ? null : value.isinCode,
        commercialClientId: value.client?.id ?? null,
        kcCommercialClientId: value.kcClient?.id ?? null,
      }
    : { isinCode: null, commercialClientId: null, kcCommercialClientId: null }),
});

/** Returns the services that were moved into a category of the contract. */
export const movedServices = (
  { services }: ContractFormValue,
  categories: readonly ActivationState[],
): ContractCreation['servicesSelected'] =>
  (Object.entries(services) as [ContractCreation['servicesSelected'][number]['id'], ActivationState][])
    .filter(([, category]) => categories.includes(category))
    .map(([id, category]) => ({ id, category }));

const FIELD_OF_PATH: Readonly<Record<string, ContractFormField>> = {
  name: 'name',
  description: 'description',
  isinCode: 'isinCode',
  commercialClientId: 'client',
  kcCommercialClientId: 'kcClient',
  cguName: 'cguName',
  legalEntitiesSelected: 'legalEntities',
  services: 'services',
  servicesSelected: 'services',
};

/** Maps refusals of the server to form fields; a path looks like `body.contract.name` and may go deeper. */
export function refusalsOf({ errors }: ApiError): ContractRefusals {
  const refusals: ContractRefusals = {};
  for (const { code, label, path = '' } of errors) {
    const part = path.split('.').find((name) => name in FIELD_OF_PATH);
    // Only the label says which list would be left without legal entities.
    const field = code === 'LEGAL_ENTITIES_LIST_EMPTIED' ? 'legalEntities' : FIELD_OF_PATH[part ?? ''];
    if (field) refusals[field] ??= label;
  }
  return refusals;
}
