import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { WidgetSlotProvider, type WidgetSlot } from '../../dashboard/index.js';
import { cn, useStrings } from '../../foundations/index.js';
import { RecordNav } from '../../navigation/index.js';
import { PrintButton } from '../print-button.js';

export interface WidgetPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Address of the home page. */
  homeHref: string;
  /** The widget; its frame serves as the page header. */
  children: ReactNode;
  /** Settings of the widget, as on the dashboard. */
  settings?: WidgetSlot['settings'];
}

/** One widget at full width: all its content, and its figures to be copied as a table. */
export function WidgetPage({ homeHref, settings, className, children, ...props }: WidgetPageProps) {
  const t = useStrings();
  const slot = useMemo(() => ({ width: 4, settings, isFullWidth: true }) as const, [settings]);
  return (
    <div className={cn('px-16 pb-40 xs:px-24', className)} {...props}>
      <div className="flex items-center justify-between gap-16 pt-16 pb-8 print:hidden">
        <RecordNav back={{ href: homeHref, label: t('home.widget.back') }} />
        <PrintButton />
      </div>
      <WidgetSlotProvider value={slot}>{children}</WidgetSlotProvider>
    </div>
  );
}
