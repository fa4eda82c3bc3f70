import { Button } from '../../controls/button/index.js';
import { ArrowRightIcon, useFormats } from '../../foundations/index.js';
import {
  isPatchwork,
  reachOf,
  sameReach,
  type ModelService,
  type Reach,
  type RightDifference,
  type RightsPerson,
} from '../engine/index.js';
import { RightMark } from '../right-mark.js';
import type { RightsDraft } from '../use-rights-draft.js';
import type { RightWords } from '../use-right-words.js';

interface CompareTableProps {
  rows: readonly RightDifference[];
  rights: RightsDraft;
  words: RightWords;
  source: RightsPerson;
  target: RightsPerson;
  /** Time for which the source's rights are shown; today if absent. */
  at: string | undefined;
  /** Gives the target the source's right in a service; absent if nothing may be changed. */
  onMakeEqual: ((service: string) => void) | undefined;
}

/** The columns, in order. */
const COLUMNS = ['service', 'source', 'target', 'after'] as const;

/** Table by service: the source's right, the target's current right, and the target's right after the changes. */
export function CompareTable({ rows, rights, words, source, target, at, onMakeEqual }: CompareTableProps) {
  const { model, history } = rights;
  const { t } = words;
  const { dateTime } = useFormats();
  const heads = [
    t('rightsMatrix.compare.service'),
    at === undefined
      ? t('rightsMatrix.compare.today', { person: nameOf(source) })
      : t('rightsMatrix.compare.then', { person: nameOf(source), moment: dateTime(at) }),
    t('rightsMatrix.compare.today', { person: nameOf(target) }),
    t('rightsMatrix.compare.after', { person: nameOf(target) }),
  ];
  const right = (service: ModelService, reach: Reach) => <Right {...{ rights, words, service, reach }} />;
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-640 text-left text-small">
        <thead>
          <tr className="border-b border-line-ink">
            {heads.map((head, column) => (
              // Two headers have the same text if a user is compared with themselves.
              <th key={COLUMNS[column]} scope="col" className="py-8 pr-12 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ service, source: one, target: other }) => {
            const after = reachOf(model, history.draft, target.id, service.id);
            const isChanged = !sameReach(after, other);
            return (
              <tr key={service.id} className="border-b border-line align-top">
                <th scope="row" className="py-12 pr-12 font-medium">
                  {service.label}
                </th>
                <td className="py-12 pr-12">{right(service, one)}</td>
                <td className="py-12 pr-12">{right(service, other)}</td>
                <td tabIndex={-1} className="focus-inset py-8 pr-12">
                  {isChanged ? (
                    <span className="flex items-center gap-8 py-4">
                      {right(service, after)}
                      <span aria-hidden className="size-8 shrink-0 rounded-full border-4 border-brand-ink" />
                    </span>
                  ) : onMakeEqual && !sameReach(one, other) ? (
                    <Button
                      size="row"
                      variant="tertiary"
                      icon={ArrowRightIcon}
                      hangs="start"
                      aria-label={t('rightsMatrix.compare.equalOne', { service: service.label })}
                      onClick={(event) => {
                        // The cell keeps the focus, since the button is replaced by the new right.
                        event.currentTarget.closest('td')!.focus();
                        onMakeEqual(service.id);
                      }}
                    >
                      {t('rightsMatrix.compare.equal')}
                    </Button>
                  ) : (
                    <span className="inline-block py-4 text-ink-3">{t('rightsMatrix.compare.noChange')}</span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const nameOf = ({ firstName, lastName }: RightsPerson) => `${firstName} ${lastName}`;

interface RightProps {
  rights: RightsDraft;
  words: RightWords;
  service: ModelService;
  reach: Reach;
}

/** A right with its mark; a right that differs between legal entities has no mark. */
function Right({ rights: { model }, words, service, reach }: RightProps) {
  const degree =
    reach === null
      ? 'none'
      : isPatchwork(reach)
        ? null
        : (model.rightById.get(reach.right)?.degree ?? 'none');
  return (
    <span className="inline-flex min-w-0 items-start gap-8">
      {degree === null ? null : <RightMark degree={degree} className="mt-2" />}
      <span className="min-w-0 break-words">{words.reach(service, reach)}</span>
    </span>
  );
}
