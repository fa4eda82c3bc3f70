import * as Popover from '@radix-ui/react-popover';
import { useRef, useState, type KeyboardEvent } from 'react';
import { cn } from '../../foundations/cn.js';
import { CaretDownIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { floatingClasses } from '../../overlays/floating.js';
import { currentClasses, entryClasses } from './bar-classes.js';
import { ServiceLink } from './service-link.js';
import type { ServiceGroupEntry } from './service-groups.js';

export interface GroupMenuProps extends ServiceGroupEntry {
  current: string | undefined;
  defaultOpen: boolean;
}

/** A service group in the bar: a disclosure with its links. */
export function GroupMenu({ group, services, current, defaultOpen }: GroupMenuProps) {
  const t = useStrings();
  const [open, setOpen] = useState(defaultOpen);
  const list = useRef<HTMLUListElement>(null);
  const label = t(`navigation.groups.${group}`);
  const holdsCurrent = services.some((service) => service.id === current);

  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];
  const onListKey = (event: KeyboardEvent) => {
    const all = links();
    const index = all.indexOf(document.activeElement as HTMLAnchorElement);
    const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: all.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    all[(target + all.length) % all.length]?.focus();
  };
  // ARIA disclosure navigation: the focus stays on the button; Tab or arrow down moves into the list.
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
        // This comes a moment after closing: the user may have moved on, for example to the next group.
        onCloseAutoFocus={(event) => {
          if (document.activeElement !== document.body) event.preventDefault();
        }}
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
