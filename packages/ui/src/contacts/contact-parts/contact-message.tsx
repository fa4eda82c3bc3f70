import type { GLOBAL_MARKETS } from '@atrium/contract/contact-rules';
import type { Contact } from '@atrium/contract/contacts';
import { IconButton } from '../../controls/button/index.js';
import { Link } from '../../controls/link/index.js';
import { mailto } from '../../data/mail-link/index.js';
import { ChatIcon, cn, useStrings } from '../../foundations/index.js';

/** A desk of this line says that it cannot be written to (CONT-010). */
const SHOW_WHY: typeof GLOBAL_MARKETS = 'Global markets';

export interface ContactMessageProps {
  contact: Contact;
  /** Where a request to the contact starts (CONT-012); without it the message is an email. */
  href: string | undefined;
  className?: string | undefined;
}

/** The way to write to a contact: hidden for who cannot be written to, disabled with the reason on global markets. */
export function ContactMessage({ contact, href, className }: ContactMessageProps) {
  const t = useStrings();
  if (!contact.canBeContacted) {
    if (contact.businessLineCode !== SHOW_WHY) return null;
    const why = t('homeWidgets.contacts.noMessage', { name: contact.name });
    // The reason as the button's name; a tooltip of our own would bring floating layers into the home.
    return (
      <IconButton
        icon={ChatIcon}
        size="row"
        label={why}
        title={why}
        aria-disabled
        className={cn('text-ink-disabled', className)}
      />
    );
  }
  return (
    <Link
      variant="plain"
      href={href ?? mailto({ to: contact.email })}
      aria-label={t('homeWidgets.contacts.message', { name: contact.name })}
      className={cn(
        'inline-flex size-28 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink print:hidden',
        className,
      )}
    >
      <ChatIcon />
    </Link>
  );
}
