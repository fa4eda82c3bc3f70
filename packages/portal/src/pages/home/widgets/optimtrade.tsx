import { ServiceTile } from '@atrium/ui';
import { useServiceHref } from './use-service-href.ts';

/** The platform of the user's market: the international one, else the French one. */
export function Component() {
  const international = useServiceHref('OPTIM_TRADE');
  const french = useServiceHref('OPTIM_TRADE_FRANCE');
  return <ServiceTile service="OPTIMTRADE" {...(international ?? french)} />;
}
