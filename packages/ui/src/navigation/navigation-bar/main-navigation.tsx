import * as Popover from '@radix-ui/react-popover';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Counter } from '../../data/counter/index.js';
import { cn } from '../../foundations/cn.js';
import { CaretDownIcon } from '../../foundations/icons/index.js';
import { HostLink, useStrings } from '../../foundations/provider/index.js';
import { floatingClasses } from '../../overlays/floating.js';
import { ServiceLink } from './service-link.js';
import { serviceGroups, type ServiceGroupEntry } from './service-groups.js';
import type { NavigationContent } from './types.js';

/** An entry of the bar; the current one has a 3 px paper underline. */
const entryClasses = cn(
  'focus-paper relative inline-flex h-bar items-center gap-6 whitespace-nowrap text-on-binding-2 hover:text-on-binding',
  'after:absolute after:inset-x-0 after:bottom-0 after:h-3',
  'focus-visible:-outline-offset-2',
);
const currentClasses = 'font-semibold text-on-binding after:bg-on-binding';

/** The main navigation on a wide screen: entries, then the service groups, each a disclosure with its services. */
export function MainNavigation({ entries, services, current }: Omit<NavigationContent, 'supportMail'>) {
  const t = useStrings();
  return (
    <nav aria-label={t('navigation.bar.main')} className="max-sm:hidden">
      <ul className="flex gap-16 lg:gap-20">
        {entries.map((entry) => (
          <li key={entry.id}>
            <HostLink
              href={entry.href}
              aria-current={entry.id === current ? 'page' : undefined}
              className={cn(entryClasses, entry.id === current && currentClasses)}
            >
              {entry.label}
              {entry.waiting ? (
                <Counter
                  count={entry.waiting}
                  capped
                  tone="inherit"
                  label={t('navigation.bar.waiting', { count: entry.waiting })}
                  className="text-on-binding"
                />
              ) : null}
            </HostLink>
          </li>
        ))}
        {serviceGroups(services).map((group) => (
          <li key={group.group} className="relative">
            <GroupMenu {...group} current={current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function GroupMenu({ group, services, current }: ServiceGroupEntry & { current: string | undefined }) {
  const t = useStrings();
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const label = t(`navigation.groups.${group}`);
  const holdsCurrent = services.some((service) => service.id === current);

  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];
  const onListKey = (event: KeyboardEvent) => {
    const all = links();
    const place = all.indexOf(document.activeElement as HTMLAnchorElement);
    const target = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: all.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    all[(target + all.length) % all.length]?.focus();
  };
  // The disclosure navigation of the ARIA practices: focus stays on the button; Tab or arrow down goes into the list.
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-haspopup={undefined}
        className={cn(entryClasses, 'data-[state=open]:text-on-binding', holdsCurrent && currentClasses)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          if (open) links()[0]?.focus();
          else setOpen(true);
        }}
      >
        {label}
        <CaretDownIcon size={12} />
      </Popover.Trigger>
      <Popover.Content
        role="group"
        aria-label={label}
        align="start"
        alignOffset={-12}
        collisionPadding={8}
        className={cn(floatingClasses, 'w-max max-w-320 min-w-208 py-6')}
        onOpenAutoFocus={(event) => event.preventDefault()}
      >
        <ul ref={list}>
          {services.map((service) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between the links, which keep their own keys
            <li key={service.id} onKeyDown={onListKey}>
              <ServiceLink
                service={service}
                current={service.id === current}
                onFollow={() => setOpen(false)}
                className="focus-inset flex min-h-36 items-center gap-12 px-12 py-6 text-body text-ink hover:bg-hover aria-[current=page]:font-semibold"
              />
            </li>
          ))}
        </ul>
      </Popover.Content>
    </Popover.Root>
  );
}
