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

/** What a widget has to show: its content, or why not. */
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
  /** The corner count: `99+` above 99. */
  count?: number;
  /** The count in words: “7 requests wait for you”. */
  countLabel?: string;
  /** The one link at the right. */
  link?: WidgetLink;
  /** In place of the link: the controls of a carousel, a filter, a settings button. */
  actions?: ReactNode;
  /** A line or two under the header. */
  description?: ReactNode;
  /** Whether its content is there. */
  status?: WidgetStatus;
  /** Rows of the skeleton. */
  skeletonRows?: number;
  /** While it loads, in place of rows. */
  skeleton?: ReactNode;
  /** When there is nothing: the fact, a line of help, one action. */
  empty?: { title: ReactNode; help?: ReactNode; action?: ReactNode };
  /** When it failed: the id for support, when the last figures were read, the way to try again. */
  error?: { supportId?: string; lastKnown?: Date | string; onRetry?: () => void; retrying?: boolean };
  /** On the whole width: there are more rows than it shows. */
  more?: MoreRows | undefined;
  /** What the content says as rows and columns, to be copied as a table; asked for when somebody copies. */
  figures?: (() => WidgetFigures | Promise<WidgetFigures>) | undefined;
}

/**
 * The frame of every widget (DS-025): 2 px ink rule, 44 high header with title, corner count and one link, hairline,
 * description, then the content or the state that stands for it. No background: rules, not boxes.
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
  // Alone on its page, the widget's title is the page's.
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
          // The page's title is never pressed by its tools: they go below it.
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
      {/* A word longer than the widget breaks: nothing scrolls sideways. */}
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
