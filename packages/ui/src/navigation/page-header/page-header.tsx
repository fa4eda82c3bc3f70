import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { cn } from '../../foundations/cn.js';
import { StarFilledIcon, StarIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The title, an `h1`: the only serif text on the page. */
  title: ReactNode;
  /** A RecordNav, on pages that were opened from a list. */
  recordNav?: ReactNode;
  /** The favourite star: its state and the function that toggles it. Without it, there is no star. */
  favourite?: { active: boolean; onToggle: (active: boolean) => void; busy?: boolean };
  /** A State, after the title. */
  state?: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** The actions: icon menu, secondary, primary last; one primary per page. */
  actions?: ReactNode;
  /** For one or two icon actions: they stay beside the title on phones too. */
  slimActions?: boolean;
  /** For the greeting of the home page: display size. */
  greeting?: boolean;
}

/** The header of every page: record navigation, title, star, state, and actions on the right (direction, section 3). */
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
              // On a phone the last action fills its line, unless it is an icon button.
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
