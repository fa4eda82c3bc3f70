import { ApiError } from '@atrium/contract/errors';
import type { ExpiryKind } from '@atrium/contract/expiry-calendar-rules';
import { ExpiryFeedDialog, useStrings, useToast } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { expiryFeedQuery, useCreateFeed, useRevokeFeed } from '../../api/expiry-calendar.ts';
import { useCloseOnFailure } from './use-close-on-failure.ts';

interface Props {
  kinds: readonly { value: ExpiryKind; label: string }[];
  onClose: () => void;
}

const labelOf = (error: Error | null): string | undefined =>
  error instanceof ApiError ? error.errors[0]?.label : undefined;

/** Creates, copies and revokes the private address of the calendar; loaded on first use. */
export default function Feed({ kinds, onClose }: Props) {
  const t = useStrings();
  const toast = useToast();
  const read = useQuery(expiryFeedQuery());
  const create = useCreateFeed();
  const revoke = useRevokeFeed();
  useCloseOnFailure(read, onClose);
  if (!read.data) return null;
  return (
    <ExpiryFeedDialog
      open
      onOpenChange={(open) => !open && onClose()}
      feed={read.data.feed}
      address={create.data?.address ?? null}
      kinds={kinds}
      busy={create.isPending ? 'creating' : revoke.isPending ? 'revoking' : undefined}
      failure={labelOf(create.error) ?? labelOf(revoke.error)}
      onCreate={(choice) => create.mutate(choice)}
      onRevoke={() =>
        revoke.mutate(undefined, {
          onSuccess: () => {
            toast.success(t('expiryCalendar.feed.revoked'));
            onClose();
          },
        })
      }
      onCopy={(address) => {
        navigator.clipboard.writeText(address).then(
          () => toast.success(t('expiryCalendar.feed.copied')),
          () => toast.error(t('expiryCalendar.feed.notCopied')),
        );
      }}
    />
  );
}
