import type { CreationContract, CreationService } from '@atrium/contract/request-creation';
import type { ComponentProps } from 'react';
import { Combobox, Field, Select, type ListStatus } from '../../../controls/index.js';
import { cn, useStrings } from '../../../foundations/index.js';
import { controlIdOf, type ErrorOf } from '../form.js';

export interface ServiceStepProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Contracts to choose from. */
  contracts: readonly CreationContract[];
  /** Id of the chosen contract. */
  contractId: string | null;
  /** Called when the user chooses another contract. */
  onContractChange: (contractId: string | null) => void;
  /** Services of the contract. */
  services: readonly CreationService[];
  /** Code of the chosen service. */
  serviceCode: string | null;
  /** Called when the user chooses another service. */
  onServiceChange: (serviceCode: string | null) => void;
  /** Code of the chosen action. */
  action: string | null;
  /** Called when the user chooses another action. */
  onActionChange: (action: string | null) => void;
  /** Whether the contracts are loading or failed. */
  contractsStatus?: ListStatus;
  /** Whether the services are loading or failed. */
  servicesStatus?: ListStatus;
  /** Returns the error message of a field; undefined if it has none. */
  errorOf: ErrorOf;
}

/** The step for contract, service and action; each choice enables the next one (NEW-003). */
export function ServiceStep({
  contracts,
  contractId,
  onContractChange,
  services,
  serviceCode,
  onServiceChange,
  action,
  onActionChange,
  contractsStatus,
  servicesStatus,
  errorOf,
  className,
  ...props
}: ServiceStepProps) {
  const t = useStrings();
  const service = services.find(({ code }) => code === serviceCode);
  return (
    <div className={cn('grid max-w-measure gap-20', className)} {...props}>
      <Field
        controlId={controlIdOf('contractId')}
        label={t('creation.service.contract')}
        help={t('creation.service.contractHelp')}
        error={errorOf('contractId')}
      >
        <Combobox
          options={contracts.map(({ id, number, name }) => ({
            value: id,
            label: name,
            detail: number,
            keywords: number,
          }))}
          value={contractId}
          onValueChange={onContractChange}
          clearable
          placeholder={t('controls.list.choose')}
          emptyText={t('creation.service.noContract')}
          {...contractsStatus}
        />
      </Field>
      <Field
        controlId={controlIdOf('serviceAction.serviceCode')}
        label={t('creation.service.service')}
        disabled={contractId === null}
        help={contractId === null ? t('creation.service.contractFirst') : undefined}
        error={errorOf('serviceAction.serviceCode')}
      >
        <Select
          options={services.map(({ code, label, group }) => ({
            value: code,
            label,
            group: t(`navigation.groups.${group}`),
          }))}
          value={serviceCode}
          onValueChange={onServiceChange}
          {...servicesStatus}
        />
      </Field>
      <Field
        controlId={controlIdOf('serviceAction.action')}
        label={t('creation.service.action')}
        disabled={!service}
        help={service ? undefined : t('creation.service.serviceFirst')}
        error={errorOf('serviceAction.action')}
      >
        <Select
          options={(service?.actions ?? []).map(({ code, label, description }) => ({
            value: code,
            label,
            description,
          }))}
          value={action}
          onValueChange={onActionChange}
        />
      </Field>
    </div>
  );
}
