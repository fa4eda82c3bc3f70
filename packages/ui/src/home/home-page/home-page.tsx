import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { Link } from '../../controls/link/index.js';
import { cn, StateMark, useFormats, useNow, useStrings } from '../../foundations/index.js';
import { WidgetSlotProvider } from '../../dashboard/index.js';
import { Empty, Skeleton } from '../../feedback/index.js';
import { PageHeader } from '../../navigation/index.js';
import { dayPart } from './greeting.js';

/** One true fact under the greeting, and where to act on it. */
export interface HomeFact {
  id: string;
  label: string;
  /** Absent when there is nothing to go to. */
  href?: string;
  /** It waits for the person: the diamond before it. */
  isAction?: boolean;
}

export interface HomeWidget {
  id: string;
  /** Columns of the four that it takes. */
  width: 1 | 2 | 3 | 4;
  content: ReactNode;
}

export interface HomePageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Cleaned first name (HOME-001, PLAT-112); without one the greeting stands alone. */
  firstName: string;
  /** Undefined while they load. */
  facts: readonly HomeFact[] | undefined;
  /** In reading order (HOME-003). */
  widgets: readonly HomeWidget[];
  /** Buttons at the right of the greeting. */
  actions?: ReactNode;
}

const SPAN = {
  1: 'md:col-span-1',
  2: 'sm:col-span-2 md:col-span-2',
  3: 'sm:col-span-2 md:col-span-3',
  4: 'sm:col-span-2 md:col-span-4',
} as const;

/** The home: greeting, one line of facts, and the widgets on four columns (direction, section 3). */
export function HomePage({ firstName, facts, widgets, actions, className, ...props }: HomePageProps) {
  const t = useStrings();
  const formats = useFormats();
  const now = useNow();
  // The hour on the person's clock, in their time zone.
  const part = dayPart(Number.parseInt(formats.time(now()), 10));
  const greeting = firstName
    ? t(`home.greeting.${part}`, { name: firstName })
    : t(`home.greeting.${part}Alone`);
  return (
    <div className={cn('px-16 pb-40 xs:px-24', className)} {...props}>
      <PageHeader greeting title={greeting} actions={actions} className="pb-4" />
      <Facts facts={facts} />
      {widgets.length === 0 ? (
        <Empty className="mt-12" title={t('home.noWidgets.title')} help={t('home.noWidgets.help')} />
      ) : (
        <div className="mt-24 grid grid-cols-1 gap-x-32 gap-y-40 sm:grid-cols-2 md:grid-cols-4">
          {widgets.map(({ id, width, content }) => (
            <div key={id} data-widget={id} className={cn('min-w-0', SPAN[width])}>
              <WidgetSlotProvider value={{ width }}>{content}</WidgetSlotProvider>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function Facts({ facts }: { facts: readonly HomeFact[] | undefined }) {
  if (!facts) return <Skeleton className="my-7 h-10 w-240" />;
  return (
    <ul className="flex flex-wrap gap-x-24 gap-y-4 max-xs:flex-col">
      {facts.map((fact) => (
        <li key={fact.id} className="inline-flex min-h-24 items-center gap-8">
          {fact.isAction ? <StateMark name="action" /> : null}
          <FactText {...fact} />
        </li>
      ))}
    </ul>
  );
}

function FactText({ label, href, isAction = false }: HomeFact) {
  if (!href) return <Fragment>{label}</Fragment>;
  return (
    <Link
      variant="quiet"
      href={href}
      className={cn(isAction && 'font-semibold text-action-ink hover:text-action-ink')}
    >
      {label}
    </Link>
  );
}
