import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../../controls/link/index.js';

export interface Mail {
  /** The email address. */
  to: string;
  /** Carbon copies, such as the coverage contacts of the client (NAV-027). */
  cc?: readonly string[];
  /** The subject of the message. */
  subject?: string;
}

/** Returns the `mailto:` URL of a message (RFC 6068). */
export function mailto({ to, cc = [], subject }: Mail): string {
  const address = (value: string) => encodeURIComponent(value).replaceAll('%40', '@');
  const query = [
    cc.length > 0 ? `cc=${cc.map(address).join(',')}` : '',
    subject ? `subject=${encodeURIComponent(subject)}` : '',
  ].filter(Boolean);
  return `mailto:${address(to)}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

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
