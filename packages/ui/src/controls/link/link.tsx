import { cva, type VariantProps } from 'class-variance-authority';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { cn } from '../../foundations/cn.js';
import { ArrowRightIcon, ExternalIcon } from '../../foundations/icons/index.js';
import { HostLink, useStrings } from '../../foundations/provider/index.js';

const linkVariants = cva('focus-ring rounded-tag', {
  variants: {
    variant: {
      text: 'link',
      quiet:
        'text-ink-2 underline decoration-line-2 underline-offset-3 hover:text-ink hover:decoration-current',
      header: 'inline-flex min-h-24 items-center gap-4 text-small font-medium text-brand-ink hover:underline',
      plain: 'text-inherit no-underline',
    },
  },
  defaultVariants: { variant: 'text' },
});

export interface LinkProps
  extends AnchorHTMLAttributes<HTMLAnchorElement>, VariantProps<typeof linkVariants> {
  /**
   * `text` in a sentence (default), `quiet` in secondary lines, `header` beside a title, `plain` for styled content.
   */
  variant?: 'text' | 'quiet' | 'header' | 'plain' | null | undefined;
  /** Target: a path of the portal, `#`, `mailto:`, `tel:`, or any URL with `external`. */
  href: string;
  /** The link text. */
  children: ReactNode;
  /** Opens a new tab with `noopener`, and shows an icon whose label says so. */
  external?: boolean;
  /** The `<a>` element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link. Internal URLs use the application's own link component, so that the page does not reload. */
export function Link({ variant, href, external = false, className, children, ...props }: LinkProps) {
  const t = useStrings();
  const classes = cn(linkVariants({ variant }), className);
  if (external) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className={classes} {...props}>
        {children}
        <ExternalIcon
          size={14}
          label={t('controls.opensInNewTab')}
          className="ml-4 inline-block align-[-2px]"
        />
      </a>
    );
  }
  const Component = /^(mailto:|tel:|#)/.test(href) ? 'a' : HostLink;
  return (
    <Component href={href} className={classes} {...props}>
      {children}
      {variant === 'header' ? <ArrowRightIcon size={14} /> : null}
    </Component>
  );
}
