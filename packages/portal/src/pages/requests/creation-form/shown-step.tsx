import { visibleFields } from '@atrium/contract/generic-field-rules';
import type { CreationContract, CreationService } from '@atrium/contract/request-creation';
import type { ServiceCode } from '@atrium/contract/services';
import { ErrorState, type WizardStep } from '@atrium/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorFacts } from '../../../app/error-facts.ts';
import { withAction, withContract, withService } from './creation-form.ts';
import { FormStep, ServiceStep } from './creation-parts.ts';
import type { FormStepProps } from './form-step.tsx';
import { listStatus } from '../../../app/list-status.ts';
import { StepLoading } from './step-loading.tsx';
import type { CreationData } from './use-creation-data.ts';

export interface ShownStepProps extends Omit<FormStepProps, 'step' | 'data' | 'configuration'> {
  step: WizardStep;
  data: CreationData;
  /** The contracts that bank users choose from. */
  allContracts: UseQueryResult<CreationContract[]>;
  services: UseQueryResult<CreationService[]>;
}

/** The shown step: the choice of an action, the form of the chosen action, or the reason why there is none. */
export function ShownStep({ step, data, allContracts, services, ...rest }: ShownStepProps) {
  const { t } = useTranslation('requests');
  const { form, onChange, errorOf } = rest;
  const { configuration, fields, fieldsQuery } = data;
  if (step === 'SERVICE')
    return (
      <ServiceStep
        fallback={<StepLoading />}
        contracts={allContracts.data ?? []}
        contractId={form.contractId}
        onContractChange={(id) => onChange(withContract(form, id))}
        services={services.data ?? []}
        serviceCode={form.serviceCode}
        onServiceChange={(code) => {
          const actions = services.data?.find((one) => one.code === code)?.actions ?? [];
          onChange(withService(form, code as ServiceCode | null, actions));
        }}
        action={form.action}
        onActionChange={(action) => onChange(withAction(form, action))}
        contractsStatus={listStatus(allContracts, t('notLoaded'))}
        servicesStatus={listStatus(services, t('notLoaded'))}
        errorOf={errorOf}
      />
    );
  if (configuration.data && fieldsQuery.data)
    return (
      <FormStep
        fallback={<StepLoading />}
        step={step}
        data={{ ...data, fields: visibleFields(fields) }}
        configuration={configuration.data}
        {...rest}
      />
    );
  const failed = errorFacts(configuration, fieldsQuery);
  return failed ? <ErrorState title={t('formNotLoaded')} {...failed} /> : <StepLoading />;
}
