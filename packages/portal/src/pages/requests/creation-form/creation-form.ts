import { isBlankText } from '@atrium/contract/generic-field-rules';
import type { CreationAnswers, FileStep } from '@atrium/contract/request-creation-rules';
import type { ServiceCode } from '@atrium/contract/services';
import {
  newFormSignatory,
  newSignatoryForm,
  shownSignatories,
  type DigipassValue,
  type FormSignatory,
  type GenericValue,
  type InformationValue,
  type SignatoryFormValue,
} from '@atrium/ui';

/** Everything the user chose and typed, as stored in a draft. Files are stored separately. */
export interface CreationForm {
  contractId: string | null;
  serviceCode: ServiceCode | null;
  action: string | null;
  information: InformationValue;
  /** The user chose the participants, so the default ones no longer apply (NEW-053). */
  choseParticipants: boolean;
  /** The participant in the URL, who replaces the default ones if they can participate. */
  participantId?: string | null;
  /** The user chose the legal entities, so the one in the URL no longer applies. */
  choseEntities?: boolean;
  /** The legal entity in the URL, if the request can name it. */
  ricosCode?: string | null;
  generic: GenericValue;
  switched: Partial<Record<FileStep, boolean>>;
  mustBeValidated: boolean;
  digipass: DigipassValue;
  signature: SignatoryFormValue;
}

const INFORMATION: InformationValue = {
  title: '',
  message: '',
  topicId: null,
  subTopicIds: [],
  ricosCodes: [],
  participants: [],
};

export interface CreationDefaults {
  contractId?: string | null;
  serviceCode?: ServiceCode | null;
  action?: string | null;
  participantId?: string | null;
  ricosCode?: string | null;
  phoneNumber?: string;
  companyName?: string;
}

export function newCreationForm(defaults: CreationDefaults = {}): CreationForm {
  return {
    contractId: defaults.contractId ?? null,
    serviceCode: defaults.serviceCode ?? null,
    action: defaults.action ?? null,
    information: INFORMATION,
    choseParticipants: false,
    participantId: defaults.participantId ?? null,
    ricosCode: defaults.ricosCode ?? null,
    generic: {},
    switched: {},
    mustBeValidated: false,
    digipass: {
      legalName: defaults.companyName ?? '',
      siren: '',
      phoneNumber: defaults.phoneNumber ?? '',
      tokenChoice: 'SOFT_TOKEN',
      holders: { ...newSignatoryForm(), signatories: [] },
    },
    signature: newSignatoryForm(),
  };
}

/** Resets what belongs to the previous action; texts stay. */
const withoutAction = (form: CreationForm) => ({
  ...form,
  action: null,
  information: { ...form.information, topicId: null, subTopicIds: [], ricosCodes: [], participants: [] },
  choseParticipants: false,
  choseEntities: false,
  generic: {},
  switched: {},
  mustBeValidated: false,
});

/** NEW-004: another contract resets service and action. */
export const withContract = (form: CreationForm, contractId: string | null): CreationForm => ({
  ...withoutAction(form),
  contractId,
  serviceCode: null,
});

/** NEW-005, NEW-006: another service resets the action; if it has only one, that one is selected. */
export const withService = (
  form: CreationForm,
  serviceCode: ServiceCode | null,
  actions: readonly { code: string }[],
): CreationForm => ({
  ...withoutAction(form),
  serviceCode,
  action: actions.length === 1 ? actions[0]!.code : null,
});

export const withAction = (form: CreationForm, action: string | null): CreationForm => ({
  ...withoutAction(form),
  action,
});

/** Changes the contract for the same action: resets what belongs to the contract. */
export const onContract = (form: CreationForm, contractId: string | null): CreationForm => ({
  ...form,
  contractId,
  information: { ...form.information, ricosCodes: [], participants: [] },
  choseParticipants: false,
  choseEntities: false,
});

const personOf = ({ firstname, lastname, mail, phoneNumber }: FormSignatory) => ({
  firstName: firstname.trim(),
  lastName: lastname.trim(),
  mail: mail.trim(),
  phoneNumber: phoneNumber.trim(),
});

export interface FormFiles {
  /** Files of the information step or of the document step, whichever exists. */
  documentIds: readonly string[];
  signatureIds: readonly string[];
}

/** Maps the form to the payload; answers of steps that are absent are omitted. */
export function answersOf(
  form: CreationForm,
  files: FormFiles,
  has: { signature: boolean; digipass: boolean; validation: boolean },
) {
  const { information, digipass, signature } = form;
  return {
    title: information.title.trim(),
    description: isBlankText(information.message) ? '' : information.message,
    participants: information.participants.map((id) => ({ id })),
    ricosCodes: [...information.ricosCodes],
    topicIds: information.topicId === null ? [] : [information.topicId, ...information.subTopicIds],
    documentIds: [...files.documentIds],
    documentsMustBeValidated: has.validation && form.mustBeValidated,
    genericFields: Object.entries(form.generic).flatMap(([fieldId, values]) =>
      values.map((value) => ({ fieldId, value: value.trim() })).filter(({ value }) => value !== ''),
    ),
    digipass: has.digipass
      ? {
          legalEntity: { legalName: digipass.legalName.trim(), siren: digipass.siren.trim() },
          manager: { phoneNumber: digipass.phoneNumber, tokenChoice: digipass.tokenChoice },
          signatories: digipass.holders.signatories.map((person) => ({
            ...personOf(person),
            roleName: person.roleName.trim(),
            tokenChoice: person.tokenChoice,
          })),
        }
      : null,
    signature: has.signature
      ? {
          signatureOption: signature.signatureOption,
          nameOfGroupToSignFirst: signature.enableGroupSign ? signature.groupSignFirst : null,
          documentIds: [...files.signatureIds],
          signatories: shownSignatories(signature).map((person) => ({
            ...personOf(person),
            // Fields that are not asked for are not sent.
            ...(signature.signatureOption === 'simple' && { phoneNumber: '' }),
            roleName: person.roleName.trim(),
            ...(signature.enableGroupSign && { group: person.group }),
          })),
        }
      : null,
  } satisfies CreationAnswers;
}

/** Restores a draft: signatory rows get new ids for this visit, so that no id is used twice. */
export function revived(form: CreationForm): CreationForm {
  const fresh = (value: SignatoryFormValue): SignatoryFormValue => ({
    ...value,
    signatories: value.signatories.map(({ id: _id, ...facts }) => newFormSignatory(facts)),
  });
  return {
    ...form,
    digipass: { ...form.digipass, holders: fresh(form.digipass.holders) },
    signature: fresh(form.signature),
  };
}
