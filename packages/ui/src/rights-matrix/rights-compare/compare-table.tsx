import type { ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { ArrowRightIcon, cn, useFormats } from '../../foundations/index.js';
import {
  isPatchwork,
  sameReach,
  savedReach,
  type ModelService,
  type Reach,
  type RightDifference,
  type RightsModel,
  type RightsPerson,
} from '../engine/index.js';
import { RightMark } from '../right-mark.js';
import type { RightsDraft } from '../use-rights-draft.js';
import type { RightWords } from '../use-right-words.js';

/** Rights with their texts. */
interface RightsInWords {
  model: RightsModel;
  words: RightWords;
}

interface CompareTableProps {
  rows: readonly RightDifference[];
  rights: RightsDraft;
  words: RightWords;
  /** The data and the texts for services that are not activated any more. */
  past: RightsInWords;
  source: RightsPerson;
  target: RightsPerson;
  /** Time for which the source's rights are shown; today if absent. */
  at: string | undefined;
  /** Gives the target the source's right in a service; absent if nothing may be changed. */
  onMakeEqual: ((service: string) => void) | undefined;
}

/** The columns, in order. */
const COLUMNS = ['service', 'source', 'target', 'after'] as const;

/** Table by service: the source's right with its changes, the target's saved right, and that after the changes. */
export function CompareTable({
  rows,
  rights,
  words,
  past,
  source,
  target,
  at,
  onMakeEqual,
}: CompareTableProps) {
  const { model } = rights;
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
  const right = (service: ModelService, reach: Reach) => <Right {...{ model, words, service, reach }} />;
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
          {rows.map(({ service, source: one, target: after, isGone = false }) => {
            const other = savedReach(model, target.id, service.id);
            const isChanged = !sameReach(after, other);
            const isSourceChanged =
              at === undefined && !sameReach(one, savedReach(model, source.id, service.id));
            return (
              <tr key={service.id} className="border-b border-line align-top">
                <th scope="row" className="py-12 pr-12 font-medium">
                  {service.label}
                </th>
                <td className="py-12 pr-12">
                  {isSourceChanged ? (
                    <Changed>
                      {right(service, one)}
                      <span className="sr-only">, {t('rightsMatrix.changed')}</span>
                    </Changed>
                  ) : isGone ? (
                    <Right {...past} service={service} reach={one} />
                  ) : (
                    right(service, one)
                  )}
                </td>
                <td className="py-12 pr-12">{right(service, other)}</td>
                <td tabIndex={-1} className="focus-inset py-8 pr-12">
                  {isChanged ? <Changed className="py-4">{right(service, after)}</Changed> : null}
                  {isGone ? (
                    <span className="inline-block py-4 text-ink-2">{t('rightsMatrix.compare.gone')}</span>
                  ) : onMakeEqual && !sameReach(one, after) ? (
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
                  ) : isChanged ? null : (
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

/** A right with the mark of an unsaved change. */
function Changed({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={cn('flex items-center gap-8', className)}>
      {children}
      <span aria-hidden className="size-8 shrink-0 rounded-full border-4 border-brand-ink" />
    </span>
  );
}

interface RightProps extends RightsInWords {
  service: ModelService;
  reach: Reach;
}

/** A right with its mark; a right that differs between legal entities has no mark. */
function Right({ model, words, service, reach }: RightProps) {
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
