import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { cn } from '../../foundations/cn.js';
import { CloseIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { StateMark, type StateName } from '../../foundations/state-mark/index.js';

export type BannerTone = 'info' | 'action' | 'negative' | 'positive';

const bannerVariants = cva('flex items-start gap-12 rounded-control px-16 py-12', {
  variants: {
    tone: {
      info: 'bg-sunken',
      action: 'bg-action-tint',
      negative: 'bg-negative-tint',
      positive: 'bg-positive-tint',
    },
  },
});
const MARKS: Record<BannerTone, StateName> = {
  info: 'info',
  action: 'action',
  negative: 'refused',
  positive: 'done',
};

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** `action` only when someone on the client side must act; `negative` for errors and refusals. */
  tone?: BannerTone;
  /** The message, in one sentence. */
  title: ReactNode;
  /** What it means, and what happens next. */
  children?: ReactNode;
  /** Buttons or links, after the text. */
  actions?: ReactNode;
  /** Called to close the banner; when set, a cross is shown. */
  onClose?: () => void;
  /** Announces the banner, for one that appears while the page is in use; assertive only when it must interrupt. */
  live?: 'polite' | 'assertive';
}

/** A message above the page or section it concerns: mark, text, then colour. It stays until its cause is resolved. */
export function Banner({
  tone = 'info',
  title,
  children,
  actions,
  onClose,
  live,
  className,
  ...props
}: BannerProps) {
  const t = useStrings();
  return (
    <div
      role={live === 'assertive' ? 'alert' : live === 'polite' ? 'status' : undefined}
      data-tone={tone}
      className={cn(bannerVariants({ tone }), className)}
      {...props}
    >
      <StateMark name={MARKS[tone]} size={16} className="mt-2" />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-24 gap-y-8">
        <div className="max-w-measure min-w-[min(100%,240px)] flex-1">
          <p className="text-heading-3">{title}</p>
          {children ? <div className="mt-2 text-body text-ink-2">{children}</div> : null}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-8">{actions}</div> : null}
      </div>
      {onClose ? (
        <IconButton
          icon={CloseIcon}
          label={t('overlays.close')}
          size="row"
          className="-my-4 -mr-8 max-xs:size-44"
          onClick={onClose}
        />
      ) : null}
    </div>
  );
}
