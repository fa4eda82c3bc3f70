import type { Contact, ContactActivity } from '@atrium/contract/contacts';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { PhoneLink, type PhoneNormaliser } from '../../controls/phone/index.js';
import { CountryFlag } from '../../data/country-flag/index.js';
import { MailLink } from '../../data/mail-link/index.js';
import {
  cn,
  ContactCardIcon,
  PhoneIcon,
  StateMark,
  TakeOverIcon,
  useLanguage,
  useNow,
  useStrings,
} from '../../foundations/index.js';
import { ActivityBars } from '../activity-bars/index.js';
import { BookmarkButton, ContactMessage } from '../contact-parts/internal.js';
import { useLocalTime } from './local-time.js';

export interface ContactCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The contact shown. */
  contact: Contact;
  /** Sign-in activity of a client member; shown to bank users only (CONT-019). */
  activity?: ContactActivity | null;
  /** The time from which the local time is computed; default: now. */
  moment?: Date | undefined;
  /** Rules for phone numbers (PLAT-117 to PLAT-121). */
  normalise: PhoneNormaliser;
  /** Adds the contact to the favourites or removes it. */
  onBookmarkChange: (bookmark: boolean) => void;
  /** Address for starting a request to the contact (CONT-012); without it, messages are sent by email. */
  messageHref?: string | undefined;
  /** Saves the contact as a vCard. */
  onSaveCard: () => void;
  /** The vCard is being generated. */
  saving?: boolean;
  /** Starts impersonating the contact; `null` keeps the slot empty where other contacts have the button (CONT-007). */
  onTakeOver?: (() => void) | null | undefined;
}

const TARGET = 'max-xs:size-44';

/** One contact of the directory (DS-092, CONT-018): who they are, location and role, how to reach them, and actions. */
export function ContactCard({
  contact,
  activity = null,
  moment,
  normalise,
  onBookmarkChange,
  messageHref,
  onSaveCard,
  saving = false,
  onTakeOver,
  className,
  ...props
}: ContactCardProps) {
  const t = useStrings();
  const { name, title, teamName, contract, products, perimeter } = contact;
  const isMember = contact.category === 'client';
  return (
    <div data-contact={contact.id} className={cn('flex items-start gap-x-12 py-10', className)} {...props}>
      <div
        className={cn(
          'grid min-w-0 flex-1 items-start gap-x-16 gap-y-2 @min-[34rem]:grid-cols-2 @min-[34rem]:gap-y-4 @min-[42rem]:grid-cols-3',
          activity
            ? '@min-[60rem]:grid-cols-[minmax(0,9fr)_minmax(0,9fr)_minmax(0,7fr)_minmax(0,10fr)_17rem]'
            : '@min-[54rem]:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)_minmax(0,5fr)_minmax(0,6fr)]',
        )}
      >
        <div className="min-w-0">
          <p className="font-medium break-words">{name}</p>
          <p className="text-caption break-words text-ink-2">
            {isMember && title && teamName
              ? t('contacts.titleAt', { title, company: teamName })
              : title || (isMember && teamName)}
            {isMember || teamName === title ? null : (
              <span className="@min-[34rem]:hidden">{` · ${teamName}`}</span>
            )}
          </p>
        </div>
        <div className="min-w-0 text-small">
          {isMember ? (
            contract ? (
              <Membership contract={contract} />
            ) : null
          ) : (
            <p className="break-words @max-[34rem]:hidden">{teamName}</p>
          )}
          <MailLink
            to={contact.email}
            className="inline-flex min-h-24 max-w-full items-center break-all text-caption max-xs:min-h-32"
          />
        </div>
        <Location contact={contact} moment={moment} />
        <Phones contact={contact} normalise={normalise} />
        {activity ? (
          <ActivityBars
            activity={activity}
            className="@min-[42rem]:@max-[60rem]:col-span-2 @min-[60rem]:flex-nowrap"
          />
        ) : (
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-8 text-small text-ink-2 @min-[34rem]:block">
            {products.length > 0 ? <p className="break-words text-ink">{products.join(', ')}</p> : null}
            {isMember ? null : <p className="text-caption">{perimeter}</p>}
          </div>
        )}
      </div>
      <div className="flex shrink-0 items-center max-xs:grid max-xs:grid-cols-2">
        <Slot>
          <BookmarkButton contact={contact} onBookmarkChange={onBookmarkChange} className={TARGET} />
        </Slot>
        <Slot>
          <ContactMessage contact={contact} href={messageHref} className={TARGET} />
        </Slot>
        <Slot>
          <IconButton
            icon={ContactCardIcon}
            size="row"
            label={t('contacts.saveCard', { name })}
            title={t('contacts.saveCard', { name })}
            busy={saving}
            onClick={onSaveCard}
            className={TARGET}
          />
        </Slot>
        {onTakeOver === undefined ? null : (
          <Slot>
            {onTakeOver ? (
              <IconButton
                icon={TakeOverIcon}
                size="row"
                label={t('support.takeover.takeOf', { name })}
                title={t('support.takeover.takeOf', { name })}
                onClick={onTakeOver}
                className={TARGET}
              />
            ) : null}
          </Slot>
        )}
      </div>
    </div>
  );
}

/** Reserves space for an action, so that actions align across rows even when one is missing. */
function Slot({ children }: { children: ReactNode }) {
  return <span className="inline-flex size-28 items-center justify-center max-xs:size-44">{children}</span>;
}

const MARKS = { SIGNED: 'done', DEMO: 'submitted' } as const;

/** The contract membership of a client member: its status and type (CONT-019). */
function Membership({ contract: { status, type } }: { contract: NonNullable<Contact['contract']> }) {
  const t = useStrings();
  return (
    <p className="flex items-center gap-6">
      <StateMark name={MARKS[status] ?? 'info'} />
      {t('contacts.membership', {
        status: t(`contacts.status.${status}`),
        type: t(`contacts.type.${type}`),
      })}
    </p>
  );
}

function Location({ contact, moment }: { contact: Contact; moment: Date | undefined }) {
  const t = useStrings();
  const language = useLanguage();
  const now = useNow();
  const own = useMemo(() => moment ?? now(), [moment, now]);
  const local = useLocalTime(contact.timeZone, own);
  const { location, locationCode } = contact;
  const country = useMemo(() => {
    if (!locationCode) return '';
    const names = new Intl.DisplayNames(language === 'fr' ? 'fr-FR' : 'en-GB', { type: 'region' });
    try {
      return names.of(locationCode) ?? locationCode;
    } catch {
      return locationCode;
    }
  }, [language, locationCode]);
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-8 text-small @min-[34rem]:block">
      <p className="flex items-baseline gap-6">
        {locationCode ? (
          <>
            <CountryFlag code={locationCode} />
            <abbr title={country} aria-hidden className="shrink-0 text-caption text-ink-2 no-underline">
              {locationCode}
            </abbr>
          </>
        ) : null}
        <span className="break-words">{location}</span>
        {country ? <span className="sr-only">{location ? `, ${country}` : country}</span> : null}
      </p>
      {contact.timeZone === null ? null : (
        <p className="text-caption text-ink-2">
          {local ? (
            <>
              <span aria-hidden>
                {local.time}, {local.difference}
              </span>
              <span className="sr-only">{t('contacts.localTime', local)}</span>
            </>
          ) : (
            t('contacts.parisTime')
          )}
        </p>
      )}
    </div>
  );
}

function Phones({ contact, normalise }: { contact: Contact; normalise: PhoneNormaliser }) {
  const t = useStrings();
  const { mainPhone, mobilePhone } = contact;
  if (!mainPhone && !mobilePhone) return <p className="text-small text-ink-2">{t('contacts.noPhone')}</p>;
  return (
    <ul className="min-w-0 text-small">
      {mainPhone ? (
        <li className="flex min-h-24 items-center gap-6 max-xs:min-h-32">
          <PhoneIcon className="shrink-0 text-ink-2" />
          <PhoneLink phone={mainPhone} normalise={normalise} />
        </li>
      ) : null}
      {mobilePhone ? (
        <li
          className={cn(
            'flex min-h-24 items-center gap-6 max-xs:min-h-32',
            mainPhone && 'pl-[22px] text-caption text-ink-2',
          )}
        >
          {mainPhone ? null : <PhoneIcon className="shrink-0 text-ink-2" />}
          <PhoneLink variant={mainPhone ? 'quiet' : 'text'} phone={mobilePhone} normalise={normalise} />
          <span>{t('contacts.mobile')}</span>
        </li>
      ) : null}
    </ul>
  );
}
