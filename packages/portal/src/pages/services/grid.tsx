import { WIDGET_CODES } from '@atrium/contract/widget-catalogue';
import { WidgetPage } from '@atrium/ui';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../api/users.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { Component as NotFound } from '../error/not-found.tsx';
import { WidgetSlotContent } from '../home/widget-slot.tsx';
import { HOME_WIDGETS } from '../home/widgets/index.ts';

/** The figures of a service whose address is /grid/{gridId} (PLAT-050, PLAT-056): those of its widget, on the whole width. */
export function Component() {
  const user = useUser();
  const { pathname } = useLocation();
  const service = user.services.find(({ url }) => url === pathname.replace(/\/+$/, ''));
  const code = service && WIDGET_CODES.find((one) => HOME_WIDGETS[one]?.services.includes(service.name));
  const entry = code && HOME_WIDGETS[code];
  if (!entry) return <NotFound />;
  return (
    <>
      <PageTitle>{service.label}</PageTitle>
      <WidgetPage homeHref="/home">
        <WidgetSlotContent key={code} widget={{ code, entry, isUnavailable: false }} />
      </WidgetPage>
    </>
  );
}
