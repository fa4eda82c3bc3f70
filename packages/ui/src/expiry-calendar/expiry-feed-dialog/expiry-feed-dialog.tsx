import type { ExpiryFeed } from '@atrium/contract/expiry-calendar';
import type { ExpiryKind } from '@atrium/contract/expiry-calendar-rules';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../controls/button/index.js';
import { Checkbox, CheckboxGroup } from '../../controls/checkbox/index.js';
import { Field } from '../../controls/field/index.js';
import { TextInput } from '../../controls/text/index.js';
import { Banner } from '../../feedback/banner/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { Dialog } from '../../overlays/dialog/index.js';

export interface ExpiryFeedDialogProps {
  /** Whether it is open (controlled state). */
  open: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** The existing feed; null if there is none. */
  feed: ExpiryFeed | null;
  /** Its address; available only directly after creation. */
  address: string | null;
  /** Kinds to choose from. */
  kinds: readonly { value: ExpiryKind; label: string }[];
  /** Creates the address, or replaces it. */
  onCreate: (choice: Pick<ExpiryFeed, 'kinds' | 'withNames'>) => void;
  /** Revokes the address. */
  onRevoke: () => void;
  /** Copies the address. */
  onCopy: (address: string) => void;
  /** The pending request, if any. */
  busy?: 'creating' | 'revoking' | undefined;
  /** Why the last attempt failed. */
  failure?: string | undefined;
}

/** The private address (URL) of the expiry calendar for mail programs: created, shown once, revoked. */
export function ExpiryFeedDialog({
  open,
  onOpenChange,
  feed,
  address,
  kinds,
  onCreate,
  onRevoke,
  onCopy,
  busy,
  failure,
}: ExpiryFeedDialogProps) {
  const t = useStrings();
  const formats = useFormats();
  const formId = useId();
  const [chosen, setChosen] = useState<readonly ExpiryKind[]>(() => {
    const offered = kinds.map(({ value }) => value);
    // Kinds no longer offered are left out, because the user could not deselect them.
    return feed && feed.kinds.length > 0 ? offered.filter((kind) => feed.kinds.includes(kind)) : offered;
  });
  const [withNames, setWithNames] = useState(feed?.withNames ?? false);
  const isNone = chosen.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // If all kinds are selected, an empty list is sent, so that kinds added later are included.
    if (!busy && !isNone) onCreate({ kinds: chosen.length === kinds.length ? [] : [...chosen], withNames });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      // The new address is shown only once: the dialog stays open until it is there.
      dismissible={busy === undefined}
      title={t('expiryCalendar.feed.title')}
      description={t('expiryCalendar.feed.description')}
      footer={
        <>
          <Button disabled={busy !== undefined} onClick={() => onOpenChange(false)}>
            {t('expiryCalendar.feed.close')}
          </Button>
          {feed ? (
            <Button busy={busy === 'revoking'} disabled={busy === 'creating'} onClick={onRevoke}>
              {t('expiryCalendar.feed.revoke')}
            </Button>
          ) : null}
          {address === null ? (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={busy === 'creating'}
              busyLabel={t('expiryCalendar.feed.creating')}
            >
              {t(feed ? 'expiryCalendar.feed.replace' : 'expiryCalendar.feed.create')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid gap-16">
        {failure ? <Banner tone="negative" live="assertive" title={failure} /> : null}
        {address !== null ? (
          <>
            <Banner tone="positive" title={t('expiryCalendar.feed.made')}>
              {t('expiryCalendar.feed.once')}
            </Banner>
            <div className="flex flex-wrap items-end gap-8">
              <Field label={t('expiryCalendar.feed.address')} className="min-w-0 flex-1 basis-200">
                <TextInput readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
              </Field>
              <Button onClick={() => onCopy(address)}>{t('expiryCalendar.feed.copy')}</Button>
            </div>
          </>
        ) : (
          <form id={formId} noValidate onSubmit={submit} className="grid gap-16">
            {feed ? (
              <p className="text-small text-ink-2">
                {t('expiryCalendar.feed.since', { date: formats.dateTime(feed.createdAt) })}{' '}
                {feed.lastReadAt
                  ? t('expiryCalendar.feed.read', { date: formats.dateTime(feed.lastReadAt) })
                  : t('expiryCalendar.feed.neverRead')}{' '}
                {t('expiryCalendar.feed.replaces')}
              </p>
            ) : null}
            <Field
              label={t('expiryCalendar.feed.kinds')}
              group
              error={isNone ? t('expiryCalendar.feed.noKind') : undefined}
            >
              <CheckboxGroup options={kinds} value={chosen} onValueChange={setChosen} />
            </Field>
            <Checkbox
              checked={withNames}
              onCheckedChange={setWithNames}
              label={t('expiryCalendar.feed.withNames')}
              description={t('expiryCalendar.feed.withNamesHelp')}
            />
          </form>
        )}
      </div>
    </Dialog>
  );
}
