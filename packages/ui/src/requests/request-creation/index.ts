export * from './creation-frame/index.js';
export * from './digipass-step/index.js';
export * from './document-step/index.js';
export * from './draft-offer/index.js';
export * from './generic-fields/index.js';
export * from './information-step/index.js';
export * from './legal-entity-select/index.js';
export * from './participant-select/index.js';
export * from './service-step/index.js';
export * from './signatory-step/index.js';
export * from './step-switches/index.js';
export { useProblemNames } from './problem-names.js';
export type { NamingContext } from './problem-names.js';
export type {
  DigipassValue,
  ErrorOf,
  GenericValue,
  InformationValue,
  NamedProblem,
  PeopleChange,
  WizardStep,
} from './form.js';
