import type { RightsChange } from '@atrium/contract/contract-users';
import { useFormats, useStrings } from '../../foundations/index.js';

/** Most rights that are listed; more are counted. */
const LISTED = 4;

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

export interface ReplayDetailsProps {
  /** The change at the time shown. */
  change: RightsChange;
  /** Name of a user; undefined if unknown. */
  nameOf: (id: string) => string | undefined;
}

/** Who changed the rights, the rights before and after, and what else changed in the contract. */
export function ReplayDetails({ change, nameOf }: ReplayDetailsProps) {
  const t = useStrings();
  const { integer, list } = useFormats();
  const { by, impersonatedBy, rights, total, others } = change;
  const more = total - Math.min(rights.length, LISTED);
  return (
    <div className="grid gap-4 text-small text-ink-2">
      <p>
        {by === null
          ? t('rightsMatrix.replay.byUnknown')
          : impersonatedBy
            ? t('rightsMatrix.replay.byAs', { author: fullName(impersonatedBy), account: fullName(by) })
            : t('rightsMatrix.replay.by', { author: fullName(by) })}
      </p>
      {total === 0 ? null : (
        <ul className="grid gap-2">
          {rights.slice(0, LISTED).map((right) => (
            <li key={`${right.userId} ${right.service.id}`} className="break-words">
              <RightSentence {...right} name={nameOf(right.userId) ?? t('rightsMatrix.replay.former')} />
            </li>
          ))}
          {more > 0 ? <li>{t('rightsMatrix.replay.more', { count: more, figure: integer(more) })}</li> : null}
        </ul>
      )}
      {others.length > 0 ? (
        <p>
          {t(total === 0 ? 'rightsMatrix.replay.changed' : 'rightsMatrix.replay.alsoChanged', {
            parts: list(others.map((part) => t(`rightsMatrix.replay.parts.${part}`))),
          })}
        </p>
      ) : null}
    </div>
  );
}

type Right = RightsChange['rights'][number];

/** A right of a user after the change, and before. */
function RightSentence({ name, service, before, after }: Right & { name: string }) {
  const t = useStrings();
  const isLimited = [before, after].some((right) => right?.list);
  const words = (right: Right['before']) =>
    right === null
      ? ''
      : isLimited
        ? t('rightsMatrix.over', {
            right: right.label,
            entities: right.list ?? t('rightsMatrix.replay.everywhere'),
          })
        : right.label;
  return (
    <>
      <span className="font-medium text-ink">{name}</span>
      {' · '}
      {t('rightsMatrix.changes.service', { service: service.label })}{' '}
      <span className={after === null ? 'font-semibold text-ink' : undefined}>
        {t(`rightsMatrix.changes.${before === null ? 'gains' : after === null ? 'loses' : 'changes'}`, {
          before: words(before),
          after: words(after),
        })}
      </span>
    </>
  );
}
