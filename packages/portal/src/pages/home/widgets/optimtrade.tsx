import { ServiceTile } from '@atrium/ui';
import { useServiceHref } from './use-service-href.ts';

/** The platform of the person’s market: the French one where that is the one they hold. */
export function Component() {
  const international = useServiceHref('OPTIM_TRADE');
  const french = useServiceHref('OPTIM_TRADE_FRANCE');
  return <ServiceTile service="OPTIMTRADE" {...(international ?? french)} />;
}
