import type { CONTACT_PAGE_SIZE } from '@atrium/contract/contact-rules';
import type { contacts as contactsContract, Contact } from '@atrium/contract/contacts';
import type { CallOutput } from '@atrium/contract/endpoint';
import type { FilterBlock } from '@atrium/contract/filters';
import { useState, type ComponentProps } from 'react';
import type { PhoneNormaliser } from '../../controls/phone/index.js';
import { Empty } from '../../feedback/index.js';
import { FilterText } from '../../filters/filter-panel/index.js';
import { withFilter } from '../../filters/filter-values.js';
import { ListPage, ListRow, ListRows, type ListPageProps } from '../../filters/list-page/index.js';
import {
  createFormats,
  InfoIcon,
  lazyPart,
  useFormats,
  useLanguage,
  useStrings,
} from '../../foundations/index.js';
import { ContactCard } from '../contact-card/index.js';
import { PARIS } from '../contact-card/internal.js';
import { groupsOf } from './groups.js';
import { useMinute } from './use-minute.js';

/** Loaded on demand, after the page is shown. */
const TakeoverConfirmation = lazyPart(
  async () => (await import('../../support/takeover-confirmation/internal.js')).TakeoverConfirmation,
);

/** Page size of “Show more”. */
const STEP: typeof CONTACT_PAGE_SIZE = 20;

/** A contact as returned by the directory search. */
export type ListedContact = CallOutput<(typeof contactsContract)['search']>['members'][number];

export interface ContactsPageProps
  extends
    Omit<ComponentProps<'div'>, 'title' | 'children' | 'onChange'>,
    Pick<ListPageProps, 'blocks' | 'filters' | 'onFiltersChange' | 'state' | 'notice'> {
  /** The contacts of the loaded pages, in directory order. */
  members: readonly ListedContact[];
  /** Loads the next page; absent after the last one. */
  onShowMore?: (() => void) | undefined;
  /** Rules for phone numbers (PLAT-117 to PLAT-121). */
  normalise: PhoneNormaliser;
  /** Adds the contact to the favourites or removes it. */
  onBookmarkChange: (contact: Contact, bookmark: boolean) => void;
  /** Address for starting a request to a contact (CONT-012); without it, messages are sent by email. */
  messageHrefOf?: ((contact: Contact) => string) | undefined;
  /** Saves the contact as a vCard. */
  onSaveCard: (contact: Contact) => void;
  /** Ids of the contacts whose vCard is being downloaded. */
  saving?: readonly string[];
  /** Starts impersonating a contact after confirmation (CONT-013); offered where the contact allows it. */
  onTakeOver: (contact: Contact) => Promise<unknown>;
}

const NONE: readonly string[] = [];
/** Keeps the line height while the content is loading. */
const NO_BREAK = '\u00A0';
const STUCK = '[@media(min-height:30rem)]:sticky z-sticky-header bg-bg print:static';

/** The directory of contacts (CONT-001 to CONT-020): filters, and categories with their business lines and actions. */
export function ContactsPage({
  members,
  blocks,
  filters,
  onFiltersChange,
  state,
  notice,
  onShowMore,
  normalise,
  onBookmarkChange,
  messageHrefOf,
  onSaveCard,
  saving,
  onTakeOver,
  ...props
}: ContactsPageProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const query = typeof filters['query'] === 'string' ? filters['query'] : '';
  const total = state.status === 'ready' ? state.total : 0;
  const counts = categoryCounts(blocks, filters['categories']);
  const contactsText = (count: number) => t('contacts.count', { count, figure: integer(count) });
  return (
    <ListPage
      {...props}
      title={t('contacts.title')}
      description={
        total > 0 && counts.size > 0
          ? t('contacts.summary', {
              count: counts.size,
              contacts: contactsText(total),
              figure: integer(counts.size),
            })
          : state.status === 'loading' || !blocks
            ? NO_BREAK
            : undefined
      }
      state={state}
      blocks={blocks}
      filters={filters}
      onFiltersChange={onFiltersChange}
      countText={contactsText}
      errorTitle={t('contacts.failed')}
      search={
        <FilterText
          aria-label={t('contacts.search')}
          placeholder={t('contacts.searchPlaceholder')}
          value={query}
          onValueChange={(text) => onFiltersChange(withFilter(filters, 'query', text))}
        />
      }
      notice={
        <>
          {notice}
          <Clock />
        </>
      }
      empty={<Empty title={t('contacts.empty')} help={t('contacts.emptyHelp')} />}
      noMatch={query ? <Empty title={t('contacts.none')} help={t('contacts.noneHelp')} /> : undefined}
    >
      <ContactRows
        members={members}
        counts={counts}
        total={total}
        busy={state.status === 'ready' && state.busy === true}
        {...{ onShowMore, normalise, onBookmarkChange, messageHrefOf, onSaveCard, saving, onTakeOver }}
      />
    </ListPage>
  );
}

/** Returns the number of contacts of each category shown, with all filters applied. */
function categoryCounts(
  blocks: readonly FilterBlock[] | undefined,
  chosen: ListPageProps['filters'][string] | undefined,
): ReadonlyMap<string, number> {
  const only = Array.isArray(chosen) && chosen.length > 0 ? new Set<string>(chosen) : undefined;
  const items = blocks?.find(({ field }) => field === 'categories')?.items ?? [];
  return new Map(
    items
      .filter(({ value, count }) => count > 0 && (only?.has(value) ?? true))
      .map(({ value, count }) => [value, count]),
  );
}

/** The header message: the current time in Paris, and where to find the local times of contacts (CONT-002). */
function Clock() {
  const t = useStrings();
  const language = useLanguage();
  const time = createFormats({ language, timeZone: PARIS }).time(useMinute());
  return (
    <p className="flex items-start gap-8 border-b border-line pb-12 text-small">
      <InfoIcon className="mt-2 shrink-0 text-info" />
      <span className="min-w-0">{t('contacts.clock', { time })}</span>
    </p>
  );
}

interface RowsProps extends Pick<
  ContactsPageProps,
  | 'members'
  | 'onShowMore'
  | 'normalise'
  | 'onBookmarkChange'
  | 'messageHrefOf'
  | 'onSaveCard'
  | 'saving'
  | 'onTakeOver'
> {
  counts: ReadonlyMap<string, number>;
  total: number;
  busy: boolean;
}

/** The categories with their lines; category headings stay sticky while their contacts scroll. */
function ContactRows({
  members,
  counts,
  total,
  busy,
  onShowMore,
  normalise,
  onBookmarkChange,
  messageHrefOf,
  onSaveCard,
  saving = NONE,
  onTakeOver,
}: RowsProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const moment = useMinute();
  const [takenOver, setTakenOver] = useState<Contact | null>(null);
  // Without it, cards reserve no space for an action that no contact on the page has.
  const hasTakeover = members.some((member) => member.canBeImpersonated);
  return (
    <>
      <ListRows
        className="@container"
        shown={members.length}
        total={total}
        step={STEP}
        busy={busy}
        onShowMore={onShowMore}
      >
        {groupsOf(members).map(({ category, lines }) => {
          const title = t(`contacts.categories.${category}`);
          const count = counts.get(category);
          const hasActivity = lines.some((line) =>
            line.members.some(({ analyticsActivity }) => analyticsActivity),
          );
          return (
            <section key={category} aria-label={title} className="mb-28">
              <div
                className={`flex min-h-40 flex-wrap items-center gap-x-12 border-t-section border-line-ink top-[var(--bar-height)] ${STUCK}`}
              >
                <h2 className="text-heading-2">
                  {title}
                  {count === undefined ? null : (
                    <>
                      {' '}
                      <span aria-hidden className="font-regular text-ink-2">
                        {integer(count)}
                      </span>
                      <span className="sr-only">
                        {t('contacts.count', { count, figure: integer(count) })}
                      </span>
                    </>
                  )}
                </h2>
                {hasActivity ? (
                  <p className="ml-auto text-caption text-ink-2 max-xs:hidden">
                    {t('contacts.activity.legend')}
                  </p>
                ) : null}
              </div>
              {hasActivity ? (
                <p className="text-caption text-ink-2 xs:hidden">{t('contacts.activity.legend')}</p>
              ) : null}
              {lines.map((line) => (
                <section key={line.key} aria-label={line.heading}>
                  <div
                    className={`flex min-h-36 items-baseline gap-8 border-b border-line-ink pt-8 top-[calc(var(--bar-height)+40px)] ${STUCK}`}
                  >
                    <h3 className="text-small font-semibold">{line.heading}</h3>
                    {line.contract === null ? null : (
                      <p className="text-small text-ink-2">
                        {t('contacts.contractNumber', { number: line.contract })}
                      </p>
                    )}
                  </div>
                  <ul aria-label={line.heading}>
                    {line.members.map((member) => {
                      const { clientMember: contact, analyticsActivity } = member;
                      return (
                        <ListRow
                          key={contact.id}
                          className="scroll-mt-72 border-b border-line [&_a]:scroll-mt-72 [&_button]:scroll-mt-72"
                        >
                          <ContactCard
                            contact={contact}
                            activity={analyticsActivity}
                            moment={moment}
                            normalise={normalise}
                            onBookmarkChange={(bookmark) => onBookmarkChange(contact, bookmark)}
                            messageHref={messageHrefOf?.(contact)}
                            onSaveCard={() => onSaveCard(contact)}
                            saving={saving.includes(contact.id)}
                            onTakeOver={
                              hasTakeover
                                ? member.canBeImpersonated
                                  ? () => setTakenOver(contact)
                                  : null
                                : undefined
                            }
                          />
                        </ListRow>
                      );
                    })}
                  </ul>
                </section>
              ))}
            </section>
          );
        })}
      </ListRows>
      {takenOver ? (
        <TakeoverConfirmation
          name={takenOver.name}
          open
          onOpenChange={(open) => {
            if (!open) setTakenOver(null);
          }}
          onTakeOver={() => onTakeOver(takenOver)}
        />
      ) : null}
    </>
  );
}
