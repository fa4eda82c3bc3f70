import { healthMark, serviceHealthMark } from '@atrium/contract/health-rules';
import type { Health } from '@atrium/contract/health';
import { SERVICES, type ServiceCode } from '@atrium/contract/services';
import { HealthList, useLanguage, useToast, type Language, type ServiceState } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { healthQuery } from '../../api/health.ts';
import { useSwitchService } from '../../api/service-availability.ts';
import { catalogueEntry } from '../../app/router/service-access.ts';
import { errorOf } from './error-of.ts';

const isServiceCode = (name: string): name is ServiceCode => Object.hasOwn(SERVICES, name);

/** Maps the services to list rows; those missing from the catalogue keep their name and have no switch. */
function statesOf(health: Health, language: Language): ServiceState[] {
  return Object.entries(health).map(([name, service]) => ({
    id: name,
    label: isServiceCode(name) ? catalogueEntry(name).label[language] : name,
    mark: serviceHealthMark(service),
    components: Object.entries(service.componentsStatus).map(([component, status]) => ({
      name: component,
      mark: healthMark(status),
    })),
    isAvailable: isServiceCode(name) ? service.switchStatus : undefined,
  }));
}

export function HealthTab() {
  const { t } = useTranslation('support');
  const language = useLanguage();
  const toast = useToast();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(healthQuery);
  const switchService = useSwitchService();
  const again = () => void refetch();

  const change = async (id: string, isAvailable: boolean) => {
    if (!isServiceCode(id)) return;
    await switchService.mutateAsync({ serviceId: id, isAvailable });
    toast.success(
      t(isAvailable ? 'switchedOn' : 'switchedOff', { service: catalogueEntry(id).label[language] }),
    );
  };
  return (
    <HealthList
      state={
        data
          ? {
              status: 'ready',
              services: statesOf(data, language),
              checkedAt:
                Object.values(data)
                  .map(({ lastCheckedAt }) => lastCheckedAt)
                  .sort()[0] ?? new Date(dataUpdatedAt).toISOString(),
            }
          : error
            ? errorOf(error, again, isFetching)
            : { status: 'loading' }
      }
      onCheckAgain={again}
      checking={isFetching}
      onSwitch={change}
    />
  );
}
