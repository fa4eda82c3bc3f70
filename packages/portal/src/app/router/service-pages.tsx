import type { ServiceCode } from '@atrium/contract/services';
import { lazy } from 'react';
import { Outlet } from 'react-router-dom';
import { useUser } from '../../api/users.ts';
import { page, type PageHandle } from './page.ts';
import { heldService, serviceAccess } from './service-access.ts';

/** Route properties of the page of a service that cannot be opened. */
export const closedService = () =>
  page(() => import('../../pages/services/closed-service.tsx'), 'services', 'ui-home');

const ClosedService = lazy(async () => ({
  default: (await (closedService().handle as PageHandle).load()).Component,
}));

/** The pages of a service, until the user loses it while they are open: then why they are closed. */
export function ServicePages({ service }: { service: ServiceCode }) {
  const held = heldService(useUser(), service);
  return held && serviceAccess(held) === 'open' ? <Outlet /> : <ClosedService />;
}
