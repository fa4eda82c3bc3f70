import type { WidgetInformation } from '@atrium/contract/widgets';
import { Link } from '../../controls/link/index.js';
import { WidgetFrame, type WidgetWidth } from '../../dashboard/index.js';
import { cn, useStrings } from '../../foundations/index.js';
import { FormattedText } from '../parts/internal.js';
import { InlineImage } from '../parts/internal.js';
import type { WidgetStateProps } from '../parts/internal.js';

export interface ServiceInformationProps extends WidgetStateProps {
  /** Which of the two widgets it is. */
  code: 'MY_SERVICE_INFORMATION' | 'ONE_CLICK';
  /** Width in dashboard columns. */
  width: WidgetWidth;
  /** The content written by the bank; undefined while loading or if there is none. */
  information?: WidgetInformation | undefined;
  /** Address and label of the widget's link. */
  action?: { href: string; label: string } | undefined;
}

/** Information from the bank about a service: title, subtitle, picture, formatted text (WID-036). */
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
