import type { GLOBAL_MARKETS } from '@atrium/contract/contact-rules';
import type { Contact } from '@atrium/contract/contacts';
import { IconButton } from '../../controls/button/index.js';
import { Link } from '../../controls/link/index.js';
import { PhoneLink, type PhoneNormaliser } from '../../controls/phone/index.js';
import { WidgetFrame } from '../../dashboard/index.js';
import { mailto } from '../../data/mail-link/index.js';
import { ChatIcon, StarFilledIcon, StarIcon, useStrings } from '../../foundations/index.js';
import { WidgetRow, type WidgetStateProps } from '../parts/internal.js';

export interface ContactsWidgetProps extends WidgetStateProps {
  /** Favourites by name, at most five (WID-025); none when the call failed (WID-027). */
  contacts?: readonly Contact[] | undefined;
  /** Rules of telephone numbers (PLAT-117 to PLAT-121). */
  normalise: PhoneNormaliser;
  onBookmarkChange: (contact: Contact, bookmark: boolean) => void;
  /** Where a request to the contact starts (CONT-012); without it the message is an email. */
  messageHrefOf?: ((contact: Contact) => string) | undefined;
}

const NONE: readonly Contact[] = [];
/** A desk of this line says that it cannot be written to (CONT-010). */
const SHOW_WHY: typeof GLOBAL_MARKETS = 'Global markets';
/** The number of the desk, else the one that is carried. */
const phoneOf = ({ mainPhone, mobilePhone }: Contact): string | null => mainPhone || mobilePhone;

/** The favourite contacts: name, telephone, message, and the star that removes or adds (WID-024 to WID-026). */
export function ContactsWidget({
  status,
  contacts = NONE,
  href,
  normalise,
  onBookmarkChange,
  messageHrefOf,
  ...props
}: ContactsWidgetProps) {
  const t = useStrings();
  return (
    <WidgetFrame
      title={t('home.widgets.CONTACTS.title')}
      status={status ?? (contacts.length === 0 ? 'empty' : 'ready')}
      skeletonRows={4}
      {...(href && { href, link: { href, label: t('homeWidgets.contacts.all') } })}
      empty={{ title: t('homeWidgets.contacts.empty'), help: t('homeWidgets.contacts.emptyHelp') }}
      figures={() => ({
        columns: ['name', 'title', 'phone', 'email'].map((id) =>
          t(`homeWidgets.contacts.columns.${id as 'name'}`),
        ),
        rows: contacts.map((contact) => [contact.name, contact.title, phoneOf(contact), contact.email]),
      })}
      {...props}
    >
      <ul>
        {contacts.map((contact) => {
          const { id, name, title, bookmark } = contact;
          const phone = phoneOf(contact);
          return (
            <WidgetRow
              key={id}
              wraps
              title={name}
              detail={title}
              end={
                phone ? (
                  <PhoneLink
                    variant="plain"
                    phone={phone}
                    normalise={normalise}
                    className="inline-flex min-h-24 items-center hover:underline"
                  />
                ) : null
              }
              actions={
                <>
                  <Message contact={contact} hrefOf={messageHrefOf} />
                  {contact.canBeBookmarked ? (
                    <IconButton
                      icon={bookmark ? StarFilledIcon : StarIcon}
                      size="row"
                      aria-pressed={bookmark}
                      label={t(bookmark ? 'homeWidgets.contacts.remove' : 'homeWidgets.contacts.add', {
                        name,
                      })}
                      onClick={() => onBookmarkChange(contact, !bookmark)}
                    />
                  ) : null}
                </>
              }
            />
          );
        })}
      </ul>
    </WidgetFrame>
  );
}

/** The way to write to a contact: hidden for who cannot be written to, disabled with the reason on global markets. */
function Message({ contact, hrefOf }: { contact: Contact; hrefOf: ContactsWidgetProps['messageHrefOf'] }) {
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
        className="text-ink-disabled"
      />
    );
  }
  return (
    <Link
      variant="plain"
      href={hrefOf?.(contact) ?? mailto({ to: contact.email })}
      aria-label={t('homeWidgets.contacts.message', { name: contact.name })}
      className="inline-flex size-28 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink"
    >
      <ChatIcon />
    </Link>
  );
}
