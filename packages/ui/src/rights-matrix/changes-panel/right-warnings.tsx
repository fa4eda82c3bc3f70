import type { SegregationPerson, SegregationWarning } from '@atrium/contract/segregation-rules';
import { useMemo } from 'react';
import { StateMark } from '../../foundations/index.js';
import { isPatchwork, reachOf, rightAt, type Draft, type RightsModel } from '../engine/index.js';
import type { RightsDraft } from '../use-rights-draft.js';
import type { RightWords } from '../use-right-words.js';

interface RightWarningsProps {
  rights: RightsDraft;
  words: RightWords;
  warningsOf: (people: readonly SegregationPerson[]) => readonly SegregationWarning[];
}

const NO_CHANGES: Draft = { changes: new Map(), aside: new Map() };

/** Warnings about the segregation of duties after saving; those caused by the changes are marked. */
export function RightWarnings({ rights: { model, history }, words, warningsOf }: RightWarningsProps) {
  const { t } = words;
  const before = useMemo(() => warningsOf(peopleWith(model, NO_CHANGES)), [model, warningsOf]);
  const after = useMemo(
    () => warningsOf(peopleWith(model, history.draft)),
    [model, history.draft, warningsOf],
  );
  if (after.length === 0) return null;
  const known = new Set(before.map(keyOf));
  const nameOf = (id: string) => {
    const person = model.personById.get(id);
    return person ? `${person.firstName} ${person.lastName}` : id;
  };
  const sentence = (warning: SegregationWarning) => {
    switch (warning.kind) {
      case 'no-admin':
        return t('rightsMatrix.warnings.noAdmin');
      case 'single-admin':
        return t('rightsMatrix.warnings.singleAdmin', { person: nameOf(warning.personId) });
      default:
        return t('rightsMatrix.warnings.incompatible', {
          person: nameOf(warning.personId),
          first: nameOfRight(model, warning.first),
          second: nameOfRight(model, warning.second),
        });
    }
  };
  return (
    <div className="mt-16">
      <h3 className="border-b border-line pb-4 text-small font-semibold">
        {t('rightsMatrix.warnings.title')}
      </h3>
      <ul>
        {after.map((warning) => (
          <li key={keyOf(warning)} className="flex items-start gap-8 py-8 text-small">
            <StateMark name="action" className="mt-2 shrink-0" />
            <span className="min-w-0 break-words">
              {sentence(warning)}{' '}
              {known.has(keyOf(warning)) ? null : (
                <span className="font-semibold">{t('rightsMatrix.warnings.new')}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const keyOf = (warning: SegregationWarning) => Object.values(warning).join(' ');

const nameOfRight = (model: RightsModel, id: string) => {
  const service = model.services.find(({ rights }) => rights.some((right) => right.id === id));
  return [service?.label, model.rightById.get(id)?.label ?? id].filter(Boolean).join(', ');
};

/**
 * Returns the users with their rights after the changes; rights still without a list count as for all legal entities.
 */
function peopleWith(model: RightsModel, draft: Draft): SegregationPerson[] {
  return model.data.people.map(({ id, clientRole }) => ({
    id,
    clientRole,
    rights: model.services.flatMap((service) => {
      const reach = reachOf(model, draft, id, service.id);
      if (reach === null) return [];
      if (!isPatchwork(reach)) return [{ serviceRightId: reach.right, legalEntitiesListId: reach.list }];
      const held = new Set(model.data.entities.map((_, entity) => rightAt(model, reach, entity)));
      return [...held].flatMap((right) =>
        right === null ? [] : [{ serviceRightId: right, legalEntitiesListId: null }],
      );
    }),
  }));
}
