import { useId, type ComponentProps, type ReactNode } from 'react';
import { Link } from '../../controls/link/index.js';
import { Counter } from '../../data/counter/index.js';
import { Empty } from '../../feedback/empty/index.js';
import { ErrorState } from '../../feedback/error-state/index.js';
import { SkeletonRows } from '../../feedback/skeleton/index.js';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';
import { useWidgetSlot } from '../widget-slot.js';
import type { MoreRows, WidgetFigures } from './figures.js';
import { CopyFiguresButton, FullWidthLink, ShowMore } from './frame-tools.js';

/** The state of a widget: its content, or why there is none. */
export type WidgetStatus = 'ready' | 'loading' | 'empty' | 'unavailable' | 'error';

/** A link of a widget's header. */
export interface WidgetLink {
  href: string;
  label: string;
  /** Opens a new tab (NAV-013). */
  external?: boolean;
}

export interface WidgetFrameProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The name of the widget. */
  title: string;
  /** Makes the title a link to the service. */
  href?: string;
  /** The title's link opens a new tab (NAV-013). */
  external?: boolean;
  /** The count in the corner: `99+` above 99. */
  count?: number;
  /** The count as text, for example “7 requests wait for you”. */
  countLabel?: string;
  /** The link on the right. */
  link?: WidgetLink;
  /** Shown in place of the link: the controls of a carousel, a filter, a settings button. */
  actions?: ReactNode;
  /** One or two lines below the header. */
  description?: ReactNode;
  /** Whether the content is ready, loading, empty, unavailable or failed. */
  status?: WidgetStatus;
  /** Number of skeleton rows. */
  skeletonRows?: number;
  /** Shown while loading, in place of the skeleton rows. */
  skeleton?: ReactNode;
  /** Texts of the empty state: a title, a line of help, one action. */
  empty?: { title: ReactNode; help?: ReactNode; action?: ReactNode };
  /** Details of an error: support id, time of the last known data, and the retry. */
  error?: { supportId?: string; lastKnown?: Date | string; onRetry?: () => void; retrying?: boolean };
  /** At full width: the list has more rows than shown. */
  more?: MoreRows | undefined;
  /** The content as rows and columns, for copying as a table; called when the user copies. */
  figures?: (() => WidgetFigures | Promise<WidgetFigures>) | undefined;
}

/**
 * The frame of every widget (DS-025): 2 px ink rule, 44 px header with title, corner count and one link, hairline,
 * description, then the content or its loading, empty or error state. No background: rules, not boxes.
 */
export function WidgetFrame({
  title,
  href,
  external = false,
  count,
  countLabel,
  link,
  actions,
  description,
  status = 'ready',
  skeletonRows = 4,
  skeleton,
  empty,
  error,
  more,
  figures,
  className,
  children,
  ...props
}: WidgetFrameProps) {
  const t = useStrings();
  const titleId = useId();
  const { fullWidthHref, isFullWidth = false } = useWidgetSlot();
  // At full width, the widget's title is the page title.
  const Heading = isFullWidth ? 'h1' : 'h2';
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={status === 'loading' || undefined}
      data-widget-status={status}
      className={cn('group/frame flex min-w-0 flex-col border-t-2 border-line-ink', className)}
      {...props}
    >
      <header
        className={cn(
          'flex min-h-44 items-center justify-between gap-x-16 border-b border-line py-8',
          // Tools wrap below the page title instead of squeezing it.
          isFullWidth && 'flex-wrap gap-y-4',
        )}
      >
        <div className="flex min-w-0 items-baseline gap-8">
          <Heading
            id={titleId}
            className={cn(
              'min-w-0',
              isFullWidth ? 'font-serif text-title-compact xs:text-title' : 'text-heading-2',
            )}
          >
            {href ? (
              <Link variant="plain" href={href} external={external} className="hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </Heading>
          {count === undefined ? null : (
            <Counter count={count} capped tone="strong" {...(countLabel && { label: countLabel })} />
          )}
          {fullWidthHref ? <FullWidthLink href={fullWidthHref} title={title} /> : null}
        </div>
        <div className={cn('flex items-center gap-x-16', isFullWidth ? 'flex-wrap' : 'shrink-0')}>
          {isFullWidth && figures && status === 'ready' ? (
            <CopyFiguresButton figures={figures} total={more?.total} />
          ) : null}
          {actions ?? (link ? <HeaderLink {...link} /> : null)}
        </div>
      </header>
      {description ? <div className="pt-12 text-body wrap-anywhere text-ink-2">{description}</div> : null}
      {/* Words longer than the widget break, so that nothing scrolls sideways. */}
      <div className="min-w-0 flex-1 wrap-anywhere">
        {status === 'ready' ? children : null}
        {status === 'ready' && more ? <ShowMore {...more} /> : null}
        {status === 'loading' ? (skeleton ?? <SkeletonRows rows={skeletonRows} />) : null}
        {status === 'empty' ? <Empty title={t('home.widget.noResults')} {...empty} /> : null}
        {status === 'unavailable' ? (
          <Empty
            title={t('home.widget.unavailable')}
            help={t('home.widget.unavailableHelp', { service: title })}
          />
        ) : null}
        {status === 'error' ? (
          <ErrorState title={t('home.widget.failed', { service: title })} {...error} />
        ) : null}
      </div>
    </section>
  );
}

function HeaderLink({ href, label, external = false }: WidgetLink) {
  return (
    <Link variant="header" href={href} external={external}>
      {label}
    </Link>
  );
}
