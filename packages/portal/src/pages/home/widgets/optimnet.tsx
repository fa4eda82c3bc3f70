import { ServiceTile } from '@atrium/ui';
import { useServiceHref } from './use-service-href.ts';

export function Component() {
  return <ServiceTile service="OPTIMNET" {...useServiceHref('OPTIMNET')} />;
}
