import type { CreationStep } from '@atrium/contract/request-creation-rules';
import type { TokenChoice } from '@atrium/contract/signature-rules';
import type { SignatoryFormValue } from '../../signature/index.js';

/** What a person types in the information step. */
export interface InformationValue {
  title: string;
  /** HTML of the editor; empty without words. */
  message: string;
  topicId: string | null;
  subTopicIds: readonly string[];
  ricosCodes: readonly string[];
  participants: readonly string[];
}

/** People who came to a choice or left it by themselves, by name. */
export interface PeopleChange {
  added: readonly string[];
  removed: readonly string[];
}

/** Answers to the generic fields, by the id of the field; several values where a field takes them. */
export type GenericValue = Readonly<Record<string, readonly string[]>>;

/** What a person types in the digipass step; holders are the people of the signatory form. */
export interface DigipassValue {
  legalName: string;
  siren: string;
  phoneNumber: string;
  tokenChoice: TokenChoice;
  holders: SignatoryFormValue;
}

/** Steps of the wizard: those of the form, and before them the choice of contract, service and action. */
export type WizardStep = 'SERVICE' | CreationStep;

/** What is wrong with a field of the payload, as a sentence; undefined when nothing is, or it is too early to say. */
export type ErrorOf = (field: string) => string | undefined;

/** Id of the control of a field, for the links of the error summary. */
export const controlIdOf = (field: string): string => `creation-${field.replaceAll('.', '-')}`;

/** A problem as the summary shows it: its control, its name, the sentence. */
export interface NamedProblem {
  controlId: string;
  label: string;
  message: string;
}
