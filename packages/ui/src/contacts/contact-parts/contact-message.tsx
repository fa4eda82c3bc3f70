import type { GLOBAL_MARKETS } from '@atrium/contract/contact-rules';
import type { Contact } from '@atrium/contract/contacts';
import { IconButton } from '../../controls/button/index.js';
import { Link } from '../../controls/link/index.js';
import { mailto } from '../../data/mail-link/index.js';
import { ChatIcon, cn, useStrings } from '../../foundations/index.js';

/** For contacts of this business line the disabled button is shown with the reason (CONT-010). */
const SHOW_WHY: typeof GLOBAL_MARKETS = 'Global markets';

export interface ContactMessageProps {
  contact: Contact;
  /** Address for starting a request to the contact (CONT-012); without it, messages are sent by email. */
  href: string | undefined;
  className?: string | undefined;
}

/** The message button: hidden for contacts that cannot be messaged, disabled with the reason on Global markets. */
export function ContactMessage({ contact, href, className }: ContactMessageProps) {
  const t = useStrings();
  if (!contact.canBeContacted) {
    if (contact.businessLineCode !== SHOW_WHY) return null;
    const why = t('homeWidgets.contacts.noMessage', { name: contact.name });
    // The reason is the button's name: a Tooltip would load the floating-layer code into the home page.
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
