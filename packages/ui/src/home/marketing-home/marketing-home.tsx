import type { ServiceGroup } from '@atrium/contract/services';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../controls/index.js';
import { CarouselControls, CarouselRoot, CarouselSlides } from '../../data/index.js';
import { cn, useStrings } from '../../foundations/index.js';
import { PageHeader } from '../../navigation/index.js';
import { useGreeting } from '../home-page/internal.js';
import { type AskForContactProps } from '../../feedback/pages/index.js';
import { AskForContact } from '../../feedback/pages/internal.js';

/** A service as shown on the marketing home page. */
export interface MarketedService {
  id: string;
  group: ServiceGroup;
  label: string;
  description: string;
  /** Address of the service's page, or of the page presenting it. */
  href: string;
  /** Opens outside the portal. */
  external?: boolean;
}

export interface MarketingHomeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Cleaned first name; if empty, the greeting has no name. */
  firstName: string;
  /** Props of the button to ask to be contacted. */
  contact: AskForContactProps;
  /** The services in the carousel, in order (HOME-072). */
  slides: readonly MarketedService[];
  /** All services, in catalogue order. */
  services: readonly MarketedService[];
  /** The carousel comes first if a template was requested, otherwise the services (HOME-064, HOME-065). */
  isCarouselFirst: boolean;
}

/** The home page for prospects (DS-054): greeting, contact button, the service carousel, and a grid of all services. */
export function MarketingHome({
  firstName,
  contact,
  slides,
  services,
  isCarouselFirst,
  className,
  ...props
}: MarketingHomeProps) {
  const t = useStrings();
  const carousel = slides.length > 0 ? <ServiceCarousel key="carousel" slides={slides} /> : null;
  const grid = <ServicesGrid key="grid" services={services} />;
  return (
    <div className={cn('px-16 pb-40 xs:px-24', className)} {...props}>
      <PageHeader
        greeting
        title={useGreeting(firstName)}
        description={t('home.marketing.description')}
        actions={<AskForContact {...contact} />}
      />
      <div className="mt-16 grid gap-40">{isCarouselFirst ? [carousel, grid] : [grid, carousel]}</div>
    </div>
  );
}

function Block({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t-2 border-line-ink">
      <header className="flex min-h-44 items-center justify-between gap-16 border-b border-line py-8">
        <h2 className="text-heading-2">{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  );
}

/** The carousel of services (HOME-060, HOME-069 to HOME-071). */
function ServiceCarousel({ slides }: { slides: readonly MarketedService[] }) {
  const t = useStrings();
  const title = t('home.marketing.discover');
  return (
    <CarouselRoot label={title} count={slides.length}>
      <Block title={title} actions={<CarouselControls />}>
        <CarouselSlides
          className="py-20"
          slides={slides.map(({ id, label, description, href, external = false }) => ({
            id,
            content: (
              <div className="grid max-w-measure gap-8">
                <h3 className="font-serif text-headline text-balance">{label}</h3>
                <p className="text-body text-ink-2">{description}</p>
                <p className="pt-4">
                  <Link href={href} external={external} className="inline-flex min-h-24 items-center">
                    {t('home.marketing.more', { service: label })}
                  </Link>
                </p>
              </div>
            ),
          }))}
        />
      </Block>
    </CarouselRoot>
  );
}

/** All services, grouped as in the navigation (HOME-061). */
function ServicesGrid({ services }: { services: readonly MarketedService[] }) {
  const t = useStrings();
  const groups = Object.entries(Object.groupBy(services, ({ group }) => group));
  return (
    <Block title={t('home.marketing.services')}>
      <div className="grid gap-x-32 gap-y-24 pt-16 sm:grid-cols-2 md:grid-cols-4">
        {groups.map(([group, members]) => (
          <div key={group}>
            <h3 className="pb-4 text-small font-medium text-ink-2">
              {t(`navigation.groups.${group as ServiceGroup}`)}
            </h3>
            <ul>
              {members.map(({ id, label, description, href, external = false }) => (
                <li key={id} className="relative border-b border-line py-8 hover:bg-hover">
                  <Link
                    variant="plain"
                    href={href}
                    external={external}
                    className="text-body-strong after:absolute after:inset-0"
                  >
                    {label}
                  </Link>
                  <p className="text-caption text-ink-3">{description}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Block>
  );
}
