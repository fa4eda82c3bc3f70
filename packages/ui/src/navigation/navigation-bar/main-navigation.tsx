import { Counter } from '../../data/counter/index.js';
import { cn } from '../../foundations/cn.js';
import { CaretDownIcon } from '../../foundations/icons/index.js';
import { HostLink, useStrings } from '../../foundations/provider/index.js';
import { currentClasses, entryClasses } from './bar-classes.js';
import { Deferred, GroupMenu } from './layers.js';
import { serviceGroups } from './service-groups.js';
import type { NavigationContent } from './types.js';

/** The main navigation on wide screens: entries, then the service groups, each a disclosure with its services. */
export function MainNavigation({
  entries,
  services,
  current,
  className,
}: Omit<NavigationContent, 'supportMail'> & { className?: string | undefined }) {
  const t = useStrings();
  return (
    <nav aria-label={t('navigation.bar.main')} className={cn('max-sm:hidden', className)}>
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
            <Deferred
              renderButton={(handlers) => (
                <button
                  type="button"
                  aria-expanded={false}
                  {...handlers}
                  className={cn(
                    entryClasses,
                    group.services.some((service) => service.id === current) && currentClasses,
                  )}
                >
                  {t(`navigation.groups.${group.group}`)}
                  <CaretDownIcon size={12} />
                </button>
              )}
            >
              {(wanted, button) => (
                <GroupMenu fallback={button} {...group} current={current} defaultOpen={wanted} />
              )}
            </Deferred>
          </li>
        ))}
      </ul>
    </nav>
  );
}
