import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { cn } from '../../foundations/cn.js';
import { StarFilledIcon, StarIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The only serif of the page; a `h1`. */
  title: ReactNode;
  /** A RecordNav, on pages that were opened from a list. */
  recordNav?: ReactNode;
  /** The favourite star: its position and what turns it. Without it, no star. */
  favourite?: { active: boolean; onToggle: (active: boolean) => void; busy?: boolean };
  /** A State, after the title. */
  state?: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** Icon menu, secondary, primary last; one primary a page. */
  actions?: ReactNode;
  /** The actions are an icon or two: on a phone too they stand beside the title. */
  slimActions?: boolean;
  /** The greeting of the home page: display size. */
  greeting?: boolean;
}

/** The head of every page: record navigation, title, star, state, and the actions at the right (direction, section 3). */
export function PageHeader({
  title,
  recordNav,
  favourite,
  state,
  description,
  actions,
  slimActions = false,
  greeting = false,
  className,
  ...props
}: PageHeaderProps) {
  const t = useStrings();
  return (
    <div className={cn('pb-16', recordNav ? 'pt-16' : 'pt-24', className)} {...props}>
      {recordNav ? <div className="mb-4">{recordNav}</div> : null}
      <div
        className={cn(
          'flex items-center justify-between gap-x-24 gap-y-12',
          slimActions ? 'max-xs:items-start max-xs:gap-x-8' : 'flex-wrap',
        )}
      >
        <div className={cn('min-w-0 flex-1', !slimActions && 'basis-320')}>
          <div className="flex flex-wrap items-center gap-x-16 gap-y-4">
            <div className="flex min-w-0 items-start gap-12">
              <h1
                className={cn(
                  'min-w-0 font-serif break-words',
                  greeting ? 'text-title xs:text-display' : 'text-title-compact xs:text-title',
                )}
              >
                {title}
              </h1>
              {favourite ? (
                <IconButton
                  icon={favourite.active ? StarFilledIcon : StarIcon}
                  label={t('navigation.favourite')}
                  aria-pressed={favourite.active}
                  busy={favourite.busy ?? false}
                  iconSize={18}
                  size="toolbar"
                  className="print:hidden"
                  onClick={() => favourite.onToggle(!favourite.active)}
                />
              ) : null}
            </div>
            {state}
          </div>
          {description ? <div className="mt-4 max-w-measure text-ink-2">{description}</div> : null}
        </div>
        {actions ? (
          <div
            className={cn(
              'flex items-center gap-12 print:hidden',
              // On a phone the last action fills its line; one that is an icon alone keeps its size.
              slimActions
                ? 'shrink-0'
                : 'flex-wrap max-xs:w-full max-xs:[&>*:last-child:not([aria-label])]:flex-1',
            )}
          >
            {actions}
          </div>
        ) : null}
      </div>
    </div>
  );
}
