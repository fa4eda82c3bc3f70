export { ContractForm } from './contract-form.js';
export type { ContractFormProps } from './contract-form.js';
export { ContractCreationPage } from './contract-creation-page.js';
export type { ContractCreationPageProps } from './contract-creation-page.js';
export type { OfferedEntities } from './entities-choice.js';
export type {
  ClientSearch,
  ContractFormField,
  ContractFormValue,
  ContractRefusals,
  Offered,
  OfferedTerms,
} from './form-value.js';
export type { OfferedServices } from './services-choice.js';
