import { bankDay } from '@atrium/contract/bank-day';
import { countryList } from '@atrium/contract/countries';
import { normalisePhone } from '@atrium/contract/person-rules';
import type { GenericField } from '@atrium/contract/generic-field-rules';
import type { RequestConfiguration } from '@atrium/contract/request-creation-rules';
import type { User } from '@atrium/contract/users';
import {
  InformationStep,
  useLanguage,
  useNow,
  type ErrorOf,
  type Uploads,
  type WizardStep,
} from '@atrium/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { issuesOfSignatory } from '../signature-form.ts';
import type { CreationForm } from './creation-form.ts';
import { DigipassStep, DocumentStep, GenericFields, SignatoryStep } from './creation-parts.ts';
import { listStatus } from '../../../app/list-status.ts';
import type { CreationData } from './use-creation-data.ts';
import { StepLoading } from './step-loading.tsx';

export interface FormStepProps {
  step: Exclude<WizardStep, 'SERVICE'>;
  user: User;
  form: CreationForm;
  onChange: (form: CreationForm) => void;
  data: Omit<CreationData, 'fields'> & { fields: readonly GenericField[] };
  configuration: RequestConfiguration;
  contracts: readonly { id: string; number: string; name: string }[];
  onContractChange: (contractId: string | null) => void;
  onlyInternal: boolean;
  uploads: { information: Uploads | undefined; documents: Uploads; signature: Uploads };
  showIssues: boolean;
  errorOf: ErrorOf;
}

/** The fields of one step of the chosen action. */
export function FormStep({
  step,
  user,
  form,
  onChange,
  data,
  configuration,
  contracts,
  onContractChange,
  onlyInternal,
  uploads,
  showIssues,
  errorOf,
}: FormStepProps) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const today = bankDay(useNow()());
  const countries = useMemo(() => countryList(language), [language]);
  const { firstName, lastName, isInternal } = user.contactInformation;
  switch (step) {
    case 'INFORMATION':
      return (
        <InformationStep
          configuration={configuration}
          value={data.completed.information}
          onValueChange={(part) =>
            onChange({
              ...form,
              information: { ...data.completed.information, ...part },
              choseParticipants: form.choseParticipants || part.participants !== undefined,
              choseEntities: form.choseEntities || part.ricosCodes !== undefined,
            })
          }
          topics={data.topics}
          topicsStatus={listStatus(data.topicsQuery, t('notLoaded'))}
          entities={data.entities}
          entitiesStatus={listStatus(data.entitiesQuery, t('notLoaded'))}
          people={data.people}
          peopleStatus={listStatus(data.peopleQuery, t('notLoaded'))}
          contracts={contracts}
          contractId={form.contractId}
          onContractChange={onContractChange}
          audience={isInternal ? 'bank' : 'client'}
          onlyInternal={isInternal && onlyInternal}
          peopleChange={data.peopleChange}
          uploads={uploads.information}
          errorOf={errorOf}
        />
      );
    case 'GENERIC':
      return (
        <GenericFields
          fallback={<StepLoading />}
          fields={data.fields}
          value={form.generic}
          onValueChange={(generic) => onChange({ ...form, generic })}
          today={today}
          countries={countries}
          errorOf={errorOf}
        />
      );
    case 'DIGIPASS':
      return (
        <DigipassStep
          fallback={<StepLoading />}
          value={form.digipass}
          onValueChange={(digipass) => onChange({ ...form, digipass })}
          managerName={`${firstName} ${lastName}`}
          issuesOf={issuesOfSignatory({ signatureOption: 'simple', isDigipass: true, authorisedDomains: [] })}
          normalisePhone={normalisePhone}
          maximum={configuration.maximumSignatories}
          showIssues={showIssues}
          errorOf={errorOf}
        />
      );
    case 'SIGNATORY':
      return (
        <SignatoryStep
          fallback={<StepLoading />}
          uploads={uploads.signature}
          value={form.signature}
          onValueChange={(signature) => onChange({ ...form, signature })}
          issuesOf={issuesOfSignatory({
            signatureOption: form.signature.signatureOption,
            authorisedDomains: data.authorisedDomains,
          })}
          normalisePhone={normalisePhone}
          maximum={configuration.maximumSignatories}
          authorisedDomains={data.authorisedDomains}
          showIssues={showIssues}
          errorOf={errorOf}
        />
      );
    case 'DOCUMENT':
      return (
        <DocumentStep
          fallback={<StepLoading />}
          uploads={uploads.documents}
          audience={isInternal ? 'bank' : 'client'}
          {...(configuration.canAskForValidation && {
            validation: {
              checked: form.mustBeValidated,
              onCheckedChange: (mustBeValidated) => onChange({ ...form, mustBeValidated }),
            },
          })}
          errorOf={errorOf}
        />
      );
  }
}
