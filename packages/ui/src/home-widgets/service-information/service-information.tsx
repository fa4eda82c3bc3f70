import type { WidgetInformation } from '@atrium/contract/widgets';
import { Link } from '../../controls/link/index.js';
import { WidgetFrame, type WidgetWidth } from '../../dashboard/index.js';
import { cn, useStrings } from '../../foundations/index.js';
import { FormattedText } from '../parts/internal.js';
import { InlineImage } from '../parts/internal.js';
import type { WidgetStateProps } from '../parts/internal.js';

export interface ServiceInformationProps extends WidgetStateProps {
  /** Which of the widgets it is. */
  code: 'MY_SERVICE_INFORMATION' | 'ONE_CLICK';
  /** Columns of the board that the widget takes. */
  width: WidgetWidth;
  /** What the bank wrote; undefined while it loads or where it wrote nothing. */
  information?: WidgetInformation | undefined;
  /** Where the widget leads, said in words. */
  action?: { href: string; label: string } | undefined;
}

/** What the bank says about a service: title, subtitle, picture, formatted text (WID-036). */
export function ServiceInformation({
  status,
  code,
  width,
  information,
  action,
  ...props
}: ServiceInformationProps) {
  const t = useStrings();
  const isWide = width > 1 && Boolean(information?.image);
  return (
    <WidgetFrame
      title={t(`home.widgets.${code}.title`)}
      status={status ?? (information ? 'ready' : 'empty')}
      skeletonRows={3}
      {...(action && { href: action.href })}
      empty={{
        title: t('homeWidgets.information.empty'),
        help: t('homeWidgets.information.emptyHelp'),
        action: action ? <Link href={action.href}>{action.label}</Link> : null,
      }}
      {...props}
    >
      {information ? (
        <div className={cn('grid gap-x-32 gap-y-12 py-16', isWide && 'xs:grid-cols-[2fr_3fr]')}>
          <InlineImage source={information.image} className="h-112" />
          <div className="min-w-0">
            <h3 className="text-heading-3">{information.title}</h3>
            {information.subTitle ? <p className="text-small text-ink-2">{information.subTitle}</p> : null}
            <FormattedText html={information.description} className="mt-8 max-w-measure" />
            {action ? (
              <p className="mt-12">
                <Link href={action.href}>{action.label}</Link>
              </p>
            ) : null}
          </div>
        </div>
      ) : null}
    </WidgetFrame>
  );
}
