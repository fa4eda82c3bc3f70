import type { Client, LegalEntity } from '@atrium/contract/clients';
import type { ContractKind } from '@atrium/contract/contract-status';
import type { Contract, TermsVersion } from '@atrium/contract/contracts';
import type { ContractProblem } from '@atrium/contract/contracts-rules';
import type { ActivationState, ServiceCode } from '@atrium/contract/services';

/** What is typed and chosen in the form of a contract. */
export interface ContractFormValue {
  kind: ContractKind;
  name: string;
  description: string;
  isinCode: string;
  client: Client | null;
  kcClient: Client | null;
  cguName: string;
  /** Whose legal entities an outsourced service is offered; not saved. */
  offeredClient: Client | null;
  legalEntities: readonly LegalEntity[];
  /** The services that were moved, each with its new category. */
  services: Readonly<Partial<Record<ServiceCode, ActivationState>>>;
}

/** A version of the terms and conditions; without a date where it is the contract’s own and can be chosen no longer. */
export type OfferedTerms = Omit<TermsVersion, 'since'> & Pick<Contract['terms'], 'since'>;

/** The fields that can be wrong, here or for the server. */
export type ContractFormField =
  | 'name'
  | 'description'
  | 'isinCode'
  | 'client'
  | 'kcClient'
  | 'cguName'
  | 'legalEntities'
  | 'services';

/** What the server refused, beside its field. */
export type ContractRefusals = Partial<Record<ContractFormField, string>>;

/** Where a problem is repaired. */
export const FIELD_OF: Readonly<Record<ContractProblem, ContractFormField>> = {
  'no-name': 'name',
  'name-length': 'name',
  'no-client': 'client',
  'same-client': 'kcClient',
  'isin-length': 'isinCode',
  'no-entities': 'legalEntities',
};

/** A search for clients, which a service answers. */
export interface ClientSearch {
  clients: readonly Client[];
  onQueryChange: (query: string) => void;
  loading?: boolean | undefined;
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** What is on its way, could not be had, or is there. */
export type Offered<T> =
  | { status: 'loading' }
  | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
  | ({ status: 'ready' } & T);
