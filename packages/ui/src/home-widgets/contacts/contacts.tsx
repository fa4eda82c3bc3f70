import type { Contact } from '@atrium/contract/contacts';
import { BookmarkButton, ContactMessage } from '../../contacts/contact-parts/internal.js';
import { PhoneLink, type PhoneNormaliser } from '../../controls/phone/index.js';
import { WidgetFrame } from '../../dashboard/index.js';
import { useStrings } from '../../foundations/index.js';
import { WidgetRow, type WidgetStateProps } from '../parts/internal.js';

export interface ContactsWidgetProps extends WidgetStateProps {
  /** Favourites by name, at most five (WID-025); none when loading failed (WID-027). */
  contacts?: readonly Contact[] | undefined;
  /** Rules for phone numbers (PLAT-117 to PLAT-121). */
  normalise: PhoneNormaliser;
  /** Adds the contact to the favourites or removes it. */
  onBookmarkChange: (contact: Contact, bookmark: boolean) => void;
  /** Address for starting a request to the contact (CONT-012); without it, messages are sent by email. */
  messageHrefOf?: ((contact: Contact) => string) | undefined;
}

const NONE: readonly Contact[] = [];
/** The office number, otherwise the mobile number. */
const phoneOf = ({ mainPhone, mobilePhone }: Contact): string | null => mainPhone || mobilePhone;

/** The favourite contacts: name, phone, message, and the star that adds or removes (WID-024 to WID-026). */
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
          const { id, name, title } = contact;
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
                  <ContactMessage contact={contact} href={messageHrefOf?.(contact)} />
                  <BookmarkButton
                    contact={contact}
                    onBookmarkChange={(chosen) => onBookmarkChange(contact, chosen)}
                  />
                </>
              }
            />
          );
        })}
      </ul>
    </WidgetFrame>
  );
}
