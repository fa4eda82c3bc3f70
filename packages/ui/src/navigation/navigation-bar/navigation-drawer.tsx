import { useState } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { Counter } from '../../data/counter/index.js';
import { mailto } from '../../data/mail-link/index.js';
import { cn } from '../../foundations/cn.js';
import { HelpIcon, MenuIcon } from '../../foundations/icons/index.js';
import { HostLink, useStrings } from '../../foundations/provider/index.js';
import { Drawer } from '../../overlays/drawer/index.js';
import { drawerClasses } from './bar-classes.js';
import { PerimeterSwitch } from './perimeter-switch.js';
import { ServiceLink } from './service-link.js';
import { serviceGroups } from './service-groups.js';
import type { NavigationContent, Perimeter } from './types.js';

const rowClasses =
  'focus-inset -mx-12 flex min-h-44 items-center gap-12 rounded-control px-12 text-body hover:bg-hover aria-[current=page]:font-semibold aria-[current=page]:shadow-[inset_2px_0_0_var(--brand)]';

export interface NavigationDrawerProps extends NavigationContent {
  title: string;
  perimeter: Perimeter | undefined;
  defaultOpen: boolean;
}

/** The main navigation under 1024 px: a button and the drawer it opens. */
export function NavigationDrawer({
  title,
  perimeter,
  entries,
  services,
  current,
  supportMail,
  defaultOpen,
}: NavigationDrawerProps) {
  const t = useStrings();
  const [open, setOpen] = useState(defaultOpen);
  const close = () => setOpen(false);
  return (
    <Drawer
      open={open}
      onOpenChange={setOpen}
      side="left"
      narrow="side"
      title={title}
      trigger={
        <IconButton
          icon={MenuIcon}
          iconSize={18}
          variant="binding"
          label={t('navigation.bar.menu')}
          className={drawerClasses}
        />
      }
    >
      {perimeter ? (
        <PerimeterSwitch
          perimeter={perimeter}
          quietClassName="text-ink-2"
          className="focus-ring mb-8 rounded-control border-b border-line pb-8"
        />
      ) : null}
      <nav aria-label={t('navigation.bar.main')}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <HostLink
                href={entry.href}
                aria-current={entry.id === current ? 'page' : undefined}
                className={rowClasses}
                onClick={close}
              >
                <span className="flex-1">{entry.label}</span>
                {entry.waiting ? (
                  <Counter
                    count={entry.waiting}
                    capped
                    tone="action"
                    label={t('navigation.bar.waiting', { count: entry.waiting })}
                  />
                ) : null}
              </HostLink>
            </li>
          ))}
        </ul>
        {serviceGroups(services).map(({ group, services: members }) => (
          <section key={group} aria-labelledby={`drawer-${group}`} className="mt-16">
            <h3 id={`drawer-${group}`} className="border-b border-line-ink pb-6 text-small font-semibold">
              {t(`navigation.groups.${group}`)}
            </h3>
            <ul>
              {members.map((service) => (
                <li key={service.id}>
                  <ServiceLink
                    service={service}
                    current={service.id === current}
                    className={rowClasses}
                    onFollow={close}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <a href={mailto(supportMail)} className={cn(rowClasses, 'mt-16')} onClick={close}>
        <HelpIcon />
        {t('navigation.bar.mailSupport')}
      </a>
    </Drawer>
  );
}
