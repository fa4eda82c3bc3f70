import { cleanFirstName } from '@atrium/contract/person-rules';
import { carouselOrder } from '@atrium/contract/service-templates';
import type { ServiceCode } from '@atrium/contract/services';
import { MarketingHome, type MarketedService } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../../api/users.ts';
import { serviceAccess } from '../../app/router/service-access.ts';
import { useServiceNavigation } from '../../app/router/use-service-navigation.ts';
import { useContact } from '../services/use-contact.ts';
import { marketingTemplate } from './template-memory.ts';

/** The home of users in marketing mode (HOME-057 to HOME-072). */
export function Marketing() {
  const { t } = useTranslation('services');
  const user = useUser();
  const [search] = useSearchParams();
  const template = marketingTemplate(user.id, search);
  const contact = useContact(null);
  const services = useServiceNavigation().map<MarketedService & { id: ServiceCode }>(
    ({ id, group, label, href, external, newTab = false }) => ({
      id,
      group,
      label,
      description: t(id),
      href,
      external: external || newTab,
    }),
  );
  const byCode = new Map(services.map((service) => [service.id, service]));
  // The carousel presents offered services; users who have every service see all of them.
  const offered = user.services
    .filter((service) => serviceAccess(service) === 'marketing' && byCode.has(service.name))
    .map(({ name }) => name);
  const order = carouselOrder(offered.length > 0 ? offered : [...byCode.keys()], template);
  return (
    <MarketingHome
      firstName={cleanFirstName(user.contactInformation.firstName)}
      contact={contact}
      slides={order.map((code) => byCode.get(code)!)}
      services={services}
      isCarouselFirst={template !== null}
    />
  );
}
