import type { RightsPreview } from '@atrium/contract/contract-users';
import { Button } from '../../controls/button/index.js';
import { SkeletonRows } from '../../feedback/index.js';
import { StateMark, useFormats, useStrings } from '../../foundations/index.js';
import { useTypedSearch } from '../../foundations/use-typed-search.js';

interface ChangeImpactProps {
  /** Identifies the change: another value requests a new preview. Null if there is no change. */
  change: string | null;
  /** Requests a preview of what the change would add and remove. */
  ask: (signal: AbortSignal) => Promise<RightsPreview>;
  /** Returns the name of an affected user. */
  nameOf: (id: string) => string;
  /** Message shown if the request fails; the change is still possible. */
  failed: string;
  className?: string;
}

/** Number of people and of requests that are named; further ones are counted. */
const NAMED = 5;

/** Shows what a change would add and remove: pages, requests, services. It informs and never blocks the change. */
export function ChangeImpact({ change, ask, nameOf, failed, className }: ChangeImpactProps) {
  const t = useStrings();
  const { items, status, retry } = useTypedSearch(change, async (signal) => [await ask(signal)]);
  if (status === 'idle') return null;
  const [impact] = items;
  return (
    <section aria-label={t('rightsMatrix.impact.title')} className={className}>
      <h3 className="border-b border-line pb-4 text-small font-semibold">{t('rightsMatrix.impact.title')}</h3>
      <div aria-live="polite" aria-busy={status === 'loading'} className="text-small">
        {status === 'failed' ? (
          <>
            <p className="pt-8">{failed}</p>
            <Button variant="tertiary" size="row" onClick={retry}>
              {t('rightsMatrix.impact.retry')}
            </Button>
          </>
        ) : impact && status === 'ready' ? (
          <Impact {...{ impact, nameOf }} />
        ) : (
          <SkeletonRows rows={2} lines={1} label={t('rightsMatrix.impact.loading')} />
        )}
      </div>
    </section>
  );
}

function Impact({ impact, nameOf }: { impact: RightsPreview; nameOf: (id: string) => string }) {
  const t = useStrings();
  const { list, integer } = useFormats();
  const { people, requests, services, scope } = impact;
  const labels = (of: readonly { readonly label: string }[]) => list(of.map(({ label }) => label));
  const named = people.slice(0, NAMED);
  const others = people.length - named.length;
  const first = requests.first.slice(0, NAMED).map(({ reference }) => reference);
  const more = requests.total - first.length;
  if (people.length + requests.total + services.length === 0)
    return <p className="py-8">{t('rightsMatrix.impact.nothing')}</p>;
  return (
    <>
      <ul>
        {services.length > 0 ? (
          <Loss>{t('rightsMatrix.impact.services', { services: labels(services) })}</Loss>
        ) : null}
        {requests.total > 0 ? (
          <Loss>
            {t('rightsMatrix.impact.requests', {
              count: requests.total,
              figure: integer(requests.total),
              references: list(
                more > 0
                  ? [...first, t('rightsMatrix.impact.moreRequests', { count: more, figure: integer(more) })]
                  : first,
              ),
            })}
          </Loss>
        ) : null}
        {named.map(({ userId, gained, lost }) => (
          <li key={userId} className="py-8 break-words">
            {gained.length > 0 ? (
              <p>{t('rightsMatrix.impact.gains', { person: nameOf(userId), pages: labels(gained) })}</p>
            ) : null}
            {lost.length > 0 ? (
              <p className="font-semibold">
                {t('rightsMatrix.impact.loses', { person: nameOf(userId), pages: labels(lost) })}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {others > 0 ? (
        <p className="pb-8">{t('rightsMatrix.impact.others', { count: others, figure: integer(others) })}</p>
      ) : null}
      {scope === 'this-contract' && people.length > 0 ? (
        <p className="text-ink-2">{t('rightsMatrix.impact.thisContract')}</p>
      ) : null}
    </>
  );
}

/** A service or request that nobody would have access to any more. */
const Loss = ({ children }: { children: string }) => (
  <li className="flex items-start gap-8 py-8">
    <StateMark name="action" className="mt-2 shrink-0" />
    <span className="min-w-0 font-semibold break-words">{children}</span>
  </li>
);
