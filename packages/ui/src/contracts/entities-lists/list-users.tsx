import type { LegalEntity } from '@atrium/contract/clients';
import { useId, useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { Banner } from '../../feedback/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import type { ListDraft } from './list-draft.js';

/** A user with a right that is limited to a list. */
export interface ListUser {
  readonly id: string;
  readonly name: string;
  /** Labels of the services of these rights. */
  readonly services: readonly string[];
}

/** Number of users, and of legal entities, named before they are only counted. */
const NAMED = 3;

/** Says how many users have a right that is limited to a list, or that nobody has. */
export function ListUsersCount({ users }: { users: readonly ListUser[] }) {
  const t = useStrings();
  const { integer } = useFormats();
  return users.length === 0
    ? t('contracts.lists.users.none')
    : t('contracts.lists.users.count', { count: users.length, figure: integer(users.length) });
}

/** Says before a list is applied who will see more or fewer legal entities; nothing if nobody will. */
export function ListUsersNotice({
  draft,
  before,
  entities,
  users,
}: {
  draft: ListDraft;
  before: ListDraft;
  entities: readonly LegalEntity[];
  users: readonly ListUser[];
}) {
  const t = useStrings();
  const { integer, list } = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const namesId = useId();
  const named = (codes: readonly string[]) =>
    codes.length > NAMED
      ? t('contracts.lists.users.entities', { count: codes.length, figure: integer(codes.length) })
      : list(codes.map((code) => entities.find(({ ricos }) => ricos === code)?.label ?? code));
  const added = draft.codes.filter((code) => !before.codes.includes(code));
  const removed = before.codes.filter((code) => !draft.codes.includes(code));
  if (users.length === 0 || added.length + removed.length === 0) return null;
  const kind = removed.length === 0 ? 'added' : added.length === 0 ? 'removed' : 'both';
  const services = [...new Set(users.flatMap((user) => user.services))];
  const shown = showsAll ? users : users.slice(0, NAMED);
  return (
    <Banner
      live="polite"
      className="mt-16"
      title={t(`contracts.lists.users.${kind}`, {
        count: users.length,
        figure: integer(users.length),
        added: named(added),
        removed: named(removed),
      })}
      actions={
        users.length > NAMED ? (
          <Button
            size="toolbar"
            variant="secondary"
            aria-expanded={showsAll}
            aria-controls={namesId}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll
              ? t('contracts.lists.users.fewer')
              : t('contracts.lists.users.all', { count: users.length, figure: integer(users.length) })}
          </Button>
        ) : undefined
      }
    >
      {t('contracts.lists.users.services', { count: services.length, services: list(services) })}
      <ul id={namesId} className="mt-4 max-h-160 overflow-y-auto" {...(showsAll && { tabIndex: 0 })}>
        {shown.map(({ id, name, services: own }) => (
          <li key={id}>{showsAll ? `${name} · ${list(own)}` : name}</li>
        ))}
      </ul>
    </Banner>
  );
}
