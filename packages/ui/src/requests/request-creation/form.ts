import type { CreationStep } from '@atrium/contract/request-creation-rules';
import type { TokenChoice } from '@atrium/contract/signature-rules';
import type { SignatoryFormValue } from '../../signature/index.js';

/** Values of the information step. */
export interface InformationValue {
  title: string;
  /** HTML from the editor; empty string if there is no text. */
  message: string;
  topicId: string | null;
  subTopicIds: readonly string[];
  ricosCodes: readonly string[];
  participants: readonly string[];
}

/** Names of people added to or removed from the choice automatically, without an action by the user. */
export interface PeopleChange {
  added: readonly string[];
  removed: readonly string[];
}

/** Answers to the generic fields by field id; an array because a field may accept several values. */
export type GenericValue = Readonly<Record<string, readonly string[]>>;

/** Values of the digipass step; `holders` are the people in the signatory form. */
export interface DigipassValue {
  legalName: string;
  siren: string;
  phoneNumber: string;
  tokenChoice: TokenChoice;
  holders: SignatoryFormValue;
}

/** Steps of the wizard: first the choice of contract, service and action, then the steps of the form. */
export type WizardStep = 'SERVICE' | CreationStep;

/** Returns the error message of a payload field; undefined if it has none or it is too early to show it. */
export type ErrorOf = (field: string) => string | undefined;

/** Returns the id of a field's control, for the links of the error summary. */
export const controlIdOf = (field: string): string => `creation-${field.replaceAll('.', '-')}`;

/** A problem as shown in the error summary: the id of the control, the field name and the message. */
export interface NamedProblem {
  controlId: string;
  label: string;
  message: string;
}
