import type { ServiceCode } from '@atrium/contract/services';
import { lazy } from 'react';
import { Outlet } from 'react-router-dom';
import { useUser } from '../../api/users.ts';
import { page, type PageHandle } from './page.ts';
import { heldService, serviceAccess } from './service-access.ts';

const lostService = page(() => import('../../pages/services/lost-service.tsx'), 'services', 'ui-home');
const LostService = lazy(async () => ({
  default: (await (lostService.handle as PageHandle).load()).Component,
}));

/**
 * The pages of a service, until the user loses it while they are open: then why they are closed. A service that is
 * switched off for a while leaves them open, with what was typed.
 */
export function ServicePages({ service }: { service: ServiceCode }) {
  const held = heldService(useUser(), service);
  return held && serviceAccess(held) !== 'marketing' ? <Outlet /> : <LostService />;
}
