import { Fragment, useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Button, buttonVariants } from '../../controls/button/index.js';
import { Link } from '../../controls/link/index.js';
import {
  cn,
  HostLink,
  PlusIcon,
  SquaresIcon,
  StateMark,
  useFormats,
  useStrings,
} from '../../foundations/index.js';
import { Skeleton } from '../../feedback/index.js';
import { PageHeader } from '../../navigation/index.js';
import { PrintButton } from '../print-button.js';
import { useGreeting } from './use-greeting.js';

/** A fact shown under the greeting, with a link to act on it. */
export interface HomeFact {
  id: string;
  label: string;
  /** Absent when there is no page for it. */
  href?: string;
  /** It waits for the user: shown with a diamond. */
  isAction?: boolean;
}

export interface HomePageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Cleaned first name (HOME-001, PLAT-112); if empty, the greeting has no name. */
  firstName: string;
  /** Undefined while loading: only the greeting is shown then, to avoid layout shifts. */
  facts: readonly HomeFact[] | undefined;
  /** Changes by others since the last visit; undefined on the first visit and while loading. */
  changes?: { since: Date | string; items: readonly HomeFact[] } | undefined;
  /** The widget dashboard. */
  children: ReactNode;
  /** Starts edit mode (HOME-002); the button is disabled until the user's layout is loaded. */
  onCustomize?: (() => void) | undefined;
  /** Ref to the “Customize” button, for restoring the focus. */
  customizeRef?: Ref<HTMLButtonElement>;
  /** Address for creating a request; absent without the right. */
  createRequestHref?: string | undefined;
  /** Edit mode: the page starts with the edit bar; the greeting stays for screen readers (mockup 02). */
  editing?: boolean;
}

/** The home page: greeting, one line of facts, and the widgets in four columns (direction, section 3). */
export function HomePage({
  firstName,
  facts,
  changes,
  onCustomize,
  customizeRef,
  createRequestHref,
  editing = false,
  className,
  children,
  ...props
}: HomePageProps) {
  const greeting = useGreeting(firstName);
  return (
    <div className={cn('px-16 pb-40 xs:px-24', className)} {...props}>
      {editing ? (
        <h1 className="sr-only">{greeting}</h1>
      ) : (
        <>
          <div className="items-end gap-24 xs:flex">
            <div className="min-w-0 flex-1">
              <PageHeader greeting title={greeting} className="pb-4" />
              {facts ? <Facts facts={facts} /> : <Skeleton className="my-7 h-10 w-240" />}
              {facts && changes ? <Changes {...changes} /> : null}
            </div>
            {facts ? (
              <Actions
                onCustomize={onCustomize}
                customizeRef={customizeRef}
                createRequestHref={createRequestHref}
              />
            ) : null}
          </div>
        </>
      )}
      {editing || facts ? <div className={cn(!editing && 'mt-24')}>{children}</div> : null}
    </div>
  );
}

function Actions({
  onCustomize,
  customizeRef,
  createRequestHref,
}: Pick<HomePageProps, 'onCustomize' | 'customizeRef' | 'createRequestHref'>) {
  const t = useStrings();
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-12 max-xs:mt-16 print:hidden">
      <span className="max-xs:hidden">
        <PrintButton />
      </span>
      <Button
        ref={customizeRef}
        icon={SquaresIcon}
        className="max-xs:order-last max-xs:flex-1"
        disabled={!onCustomize}
        onClick={onCustomize}
      >
        {t('dashboard.customize')}
      </Button>
      {createRequestHref ? (
        <HostLink
          href={createRequestHref}
          className={cn(buttonVariants({ variant: 'primary' }), 'max-xs:flex-1')}
        >
          <PlusIcon />
          {t('home.createRequest')}
        </HostLink>
      ) : null}
    </div>
  );
}

function Facts({ facts }: { facts: readonly HomeFact[] }) {
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

/** “Since your last visit, 3 hours ago: 5 requests changed, 12 new documents”; items with an address are links. */
function Changes({ since, items }: NonNullable<HomePageProps['changes']>) {
  const t = useStrings();
  const formats = useFormats();
  const labelId = useId();
  const when = formats.relative(since);
  if (items.length === 0)
    return <p className="text-small text-ink-2 max-xs:mt-8">{t('home.changes.none', { when })}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-16 gap-y-4 text-small text-ink-2 max-xs:mt-8">
      <span id={labelId}>{t('home.changes.since', { when })}</span>
      <ul aria-labelledby={labelId} className="flex flex-wrap gap-x-16">
        {items.map((item) => (
          <li key={item.id} className="inline-flex min-h-24 items-center">
            <FactText {...item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FactText({ label, href, isAction = false }: HomeFact) {
  if (!href) return <Fragment>{label}</Fragment>;
  return (
    <Link
      variant="quiet"
      href={href}
      className={cn(
        'inline-flex min-h-24 items-center',
        isAction && 'font-semibold text-action-ink hover:text-action-ink',
      )}
    >
      {label}
    </Link>
  );
}
