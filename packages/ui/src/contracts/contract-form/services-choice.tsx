import type { ContractService } from '@atrium/contract/contracts';
import type { ActivationState, ServiceCode } from '@atrium/contract/services';
import { ErrorState, SkeletonRows } from '../../feedback/index.js';
import { useStrings } from '../../foundations/index.js';
import { TransferListPart } from '../transfer-list-part.js';
import type { ContractFormValue, Offered } from './form-value.js';

export type OfferedServices = Offered<{
  /** The services, each with its initial category. */
  services: readonly ContractService[];
  /** The categories, in the order of the columns. */
  categories: readonly ActivationState[];
}>;

interface ServicesChoiceProps {
  value: ContractFormValue;
  onValueChange: (change: Partial<ContractFormValue>) => void;
  offered: OfferedServices;
  saving: boolean;
}

/** The services in columns by category (CTR-042), with a note on those outside their default category. */
export function ServicesChoice({ value, onValueChange, offered, saving }: ServicesChoiceProps) {
  const t = useStrings();
  if (offered.status === 'loading') return <SkeletonRows rows={8} />;
  if (offered.status === 'error') {
    const { status: _status, ...error } = offered;
    return <ErrorState title={t('contracts.form.servicesFailed')} {...error} />;
  }
  const { services, categories } = offered;
  const categoryOf = ({ id, category }: ContractService): ActivationState => {
    const moved = value.services[id];
    // A service moved while another kind was chosen may be in a category that has no column here.
    return moved && categories.includes(moved) ? moved : category;
  };
  const items = services.map((service) => ({
    id: service.id,
    label: service.label,
    ...(categoryOf(service) !== service.defaultCategory && {
      note: t(`contracts.form.byDefault.${service.defaultCategory}`),
    }),
  }));
  const begun = new Map<ServiceCode, ActivationState>(services.map(({ id, category }) => [id, category]));
  return (
    <TransferListPart
      fallback={<div className="min-h-320" />}
      label={t('contracts.info.services')}
      items={items}
      columns={categories.map((state) => ({
        id: state,
        label: t(`contracts.category.${state}`),
        help: t(`contracts.form.categoryHelp.${state}`),
      }))}
      value={Object.fromEntries(
        categories.map((state) => [
          state,
          services.filter((service) => categoryOf(service) === state).map(({ id }) => id),
        ]),
      )}
      onValueChange={(next) =>
        onValueChange({
          services: Object.fromEntries(
            categories.flatMap((state) =>
              (next[state] ?? [])
                .filter((id) => begun.get(id as ServiceCode) !== state)
                .map((id) => [id, state]),
            ),
          ),
        })
      }
      rows={services.length}
      disabled={saving}
    />
  );
}
