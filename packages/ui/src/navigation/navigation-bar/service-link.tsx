import type { ReactNode } from 'react';
import { HostLink } from '../../foundations/provider/index.js';
import { LeavingMark } from './leaving-mark.js';
import type { NavigationService } from './types.js';

export interface ServiceLinkProps {
  service: NavigationService;
  current: boolean;
  className: string;
  onFollow: () => void;
}

/** A link to a service: inside the portal, to an external URL, or in a new tab with `noopener` (NAV-013, NAV-014). */
export function ServiceLink({ service, current, className, onFollow }: ServiceLinkProps) {
  const content: ReactNode = (
    <>
      <span className="min-w-0 flex-1">{service.label}</span>
      <LeavingMark {...service} />
    </>
  );
  const shared = { className, onClick: onFollow, 'aria-current': current ? ('page' as const) : undefined };
  if (service.newTab) {
    return (
      <a href={service.href} target="_blank" rel="noopener noreferrer" {...shared}>
        {content}
      </a>
    );
  }
  return /^https?:/.test(service.href) ? (
    <a href={service.href} {...shared}>
      {content}
    </a>
  ) : (
    <HostLink href={service.href} {...shared}>
      {content}
    </HostLink>
  );
}
