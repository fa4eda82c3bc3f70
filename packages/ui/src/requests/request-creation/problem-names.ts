import type { GenericField } from '@atrium/contract/generic-field-rules';
import type { CreationProblem } from '@atrium/contract/request-creation-rules';
import { useCallback } from 'react';
import { useStrings } from '../../foundations/provider/index.js';
import type { StringKey, Translate } from '../../foundations/strings/index.js';
import { controlIdOf, type NamedProblem } from './form.js';
import { problemText, type AskedField } from './problem-text.js';

const NAMES: Readonly<Record<string, StringKey>> = {
  contractId: 'creation.service.contract',
  'serviceAction.serviceCode': 'creation.service.service',
  'serviceAction.action': 'creation.service.action',
  title: 'creation.information.title',
  description: 'creation.information.message',
  topicIds: 'creation.information.topic',
  ricosCodes: 'creation.information.legalEntities',
  participants: 'creation.information.participants',
  documentIds: 'creation.documents.label',
  documentsMustBeValidated: 'creation.documents.validate',
  'signature.documentIds': 'creation.documents.toSign',
  'signature.signatories': 'creation.names.signatories',
  'digipass.legalEntity.legalName': 'creation.digipass.legalName',
  'digipass.legalEntity.siren': 'creation.digipass.siren',
  'digipass.manager.phoneNumber': 'creation.digipass.phone',
};
const PERSON = /^(signature|digipass)\.signatories\.(\d+)\.(firstName|lastName|mail|phoneNumber)$/;
/** Field names in the signatory form, by the field names of the payload. */
const FORM_FIELD = { firstName: 'firstname', lastName: 'lastname', mail: 'mail', phoneNumber: 'phoneNumber' };

export interface NamingContext {
  fields: readonly (Pick<GenericField, 'id' | 'label'> & AskedField)[];
  /** Row ids of the people, in the order in which they are sent. */
  rowIds: { signature: readonly string[]; digipass: readonly string[] };
}

/** Returns the prefix of the control ids in a list of people. */
export const peoplePrefix = (list: 'signature' | 'digipass') => `creation-${list}`;

/** Returns a problem with the name of its field and the id of the control where it is corrected. */
function nameProblem(t: Translate, problem: CreationProblem, context: NamingContext): NamedProblem {
  const { field } = problem;
  const generic = context.fields.find(({ id }) => field === `genericFields.${id}`);
  const message = problemText(t, problem, generic);
  const person = PERSON.exec(field);
  if (person) {
    const list = person[1] as 'signature' | 'digipass';
    const position = Number(person[2]);
    const part = person[3] as keyof typeof FORM_FIELD;
    return {
      controlId: `${peoplePrefix(list)}-${context.rowIds[list][position] ?? ''}-${FORM_FIELD[part]}`,
      label: t(list === 'signature' ? 'creation.names.signatory' : 'creation.names.holder', {
        index: position + 1,
        field: t(`creation.names.${part}`),
      }),
      message,
    };
  }
  const key = NAMES[field];
  return { controlId: controlIdOf(field), label: generic?.label ?? (key ? t(key) : field), message };
}

/** Returns a function that turns a problem into a named one, in the language of the page. */
export function useProblemNames(): (problem: CreationProblem, context: NamingContext) => NamedProblem {
  const t = useStrings();
  return useCallback((problem, context) => nameProblem(t, problem, context), [t]);
}
