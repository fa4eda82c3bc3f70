import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../../controls/link/index.js';
import { mailto, type Mail } from '../../foundations/mailto.js';

export interface MailLinkProps extends Omit<LinkProps, 'href' | 'children' | 'external'>, Mail {
  /** The link text. Default: the email address. */
  children?: ReactNode;
}

/** An email address that opens a new message. */
export function MailLink({ to, cc, subject, children, ...props }: MailLinkProps) {
  return (
    <Link variant="quiet" href={mailto({ to, ...(cc && { cc }), ...(subject && { subject }) })} {...props}>
      {children ?? to}
    </Link>
  );
}
