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
