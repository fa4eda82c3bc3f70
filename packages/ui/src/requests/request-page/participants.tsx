import type { Request } from '@atrium/contract/requests';
import { useStrings } from '../../foundations/index.js';
import { SectionHeader } from '../../navigation/index.js';

/** The participants of a request with name and side; former participants are marked. */
export function Participants({ participants }: { participants: Request['participants'] }) {
  const t = useStrings();
  return (
    <section>
      <SectionHeader title={t('requests.page.people')} />
      <ul>
        {participants.map(({ user, role, isMe, isActive }) => (
          <li key={user.id} className="flex items-baseline justify-between gap-16 border-b border-line py-10">
            <span className={isActive ? 'min-w-0' : 'min-w-0 text-ink-3'}>
              {user.firstName} {user.lastName}
              {isMe ? ` (${t('requests.page.you')})` : ''}
              {isActive ? null : <span className="block text-caption">{t('requests.page.inactive')}</span>}
            </span>
            <span className="text-small text-ink-2">{t(`requests.page.role.${role}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
