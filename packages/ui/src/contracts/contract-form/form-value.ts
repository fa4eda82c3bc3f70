import type { Client, LegalEntity } from '@atrium/contract/clients';
import type { ContractKind } from '@atrium/contract/contract-status';
import type { Contract, TermsVersion } from '@atrium/contract/contracts';
import type { ContractProblem } from '@atrium/contract/contracts-rules';
import type { ActivationState, ServiceCode } from '@atrium/contract/services';

/** The values of the form of a contract. */
export interface ContractFormValue {
  kind: ContractKind;
  name: string;
  description: string;
  isinCode: string;
  client: Client | null;
  kcClient: Client | null;
  cguName: string;
  /** Client whose legal entities are offered for an outsourced service; not saved. */
  offeredClient: Client | null;
  legalEntities: readonly LegalEntity[];
  /** The services moved to another category, with the new category. */
  services: Readonly<Partial<Record<ServiceCode, ActivationState>>>;
}

/** A version of the terms and conditions; without a date if only the contract has it and it is no longer offered. */
export type OfferedTerms = Omit<TermsVersion, 'since'> & Pick<Contract['terms'], 'since'>;

/** The fields that can have an error, from the form or from the server. */
export type ContractFormField =
  | 'name'
  | 'description'
  | 'isinCode'
  | 'client'
  | 'kcClient'
  | 'cguName'
  | 'legalEntities'
  | 'services';

/** Messages of the server, shown next to their fields. */
export type ContractRefusals = Partial<Record<ContractFormField, string>>;

/** The field in which a problem is corrected. */
export const FIELD_OF: Readonly<Record<ContractProblem, ContractFormField>> = {
  'no-name': 'name',
  'name-length': 'name',
  'no-client': 'client',
  'same-client': 'kcClient',
  'isin-length': 'isinCode',
  'no-entities': 'legalEntities',
};

/** A search for clients by a service. */
export interface ClientSearch {
  clients: readonly Client[];
  onQueryChange: (query: string) => void;
  loading?: boolean | undefined;
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** Data that is loading, failed to load, or is available. */
export type Offered<T> =
  | { status: 'loading' }
  | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
  | ({ status: 'ready' } & T);
