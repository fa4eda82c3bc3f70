import { cn } from '../../foundations/index.js';
import { rightTo, type UserDraft } from './user-draft.js';
import { useUsers } from './users-context.js';

/** The rights of one user, read-only: a line per service, with the legal entities that the right covers (CUSR-036). */
export function RightsList({ rights }: { rights: UserDraft['rights'] }) {
  const { services, words } = useUsers();
  return (
    <dl className="mt-8 border-t border-line-ink">
      {services.map((service) => {
        const right = rightTo(rights, service);
        return (
          <div
            key={service.serviceId}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-12 border-b border-line py-8 text-small"
          >
            <dt className="min-w-0 break-words text-ink-2">{service.serviceLabel}</dt>
            <dd className={cn('min-w-0 break-words', !right && 'text-ink-3')}>
              {words.right(service, right)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
