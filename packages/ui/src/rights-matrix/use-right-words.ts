import { useMemo } from 'react';
import { normalizeText, useFormats, useStrings, type Translate } from '../foundations/index.js';
import {
  DEGREES,
  isPatchwork,
  type Degree,
  type DegreeWords,
  type ModelService,
  type Reach,
  type RightsModel,
} from './engine/index.js';

/** Number of legal entities that a text names; further ones are counted. */
const NAMED = 3;

/** The texts of the matrix. */
export interface RightWords {
  t: Translate;
  /** Returns a right with its entities, such as “Read, Energy entities”. */
  reach: (service: ModelService, reach: Reach) => string;
  /** Returns the names of legal entities by index; further ones are counted. */
  entities: (indexes: readonly number[]) => string;
  /** Returns the name of a right; null is none. */
  right: (id: string | null) => string;
  degree: (degree: Degree) => string;
  /** The degrees that occur in the services of the matrix, lowest first. */
  degrees: readonly Degree[];
  /** Degrees by the key that sets them. */
  keys: ReadonlyMap<string, Degree>;
  /** Degrees by the words accepted in a paste. */
  meanings: DegreeWords;
}

/** Returns the texts for the rights of users. */
export function useRightWords(model: RightsModel): RightWords {
  const t = useStrings();
  const { list, integer } = useFormats();
  return useMemo(() => {
    const degree = (one: Degree) => t(`rightsMatrix.degrees.${one}`);
    const right = (id: string | null) =>
      id === null ? degree('none') : (model.rightById.get(id)?.label ?? id);
    const entities = (indexes: readonly number[]) => {
      const names = indexes.slice(0, NAMED).map((index) => model.data.entities[index]?.label ?? '');
      const more = indexes.length - names.length;
      return list(
        more > 0 ? [...names, t('rightsMatrix.others', { count: more, figure: integer(more) })] : names,
      );
    };
    const reach = (service: ModelService, one: Reach): string => {
      if (one === null) return degree('none');
      if (isPatchwork(one)) {
        const held = [...new Set(one.cells)].filter((id) => id !== null);
        return held
          .map((id) =>
            t('rightsMatrix.over', {
              right: right(id),
              entities: entities(one.cells.flatMap((cell, index) => (cell === id ? [index] : []))),
            }),
          )
          .join(' · ');
      }
      if (!service.linked) return right(one.right);
      const count = model.data.entities.length;
      return t('rightsMatrix.over', {
        right: right(one.right),
        entities:
          one.list === null
            ? t('rightsMatrix.allEntities', { count, figure: integer(count) })
            : (model.listById.get(one.list)?.name ?? one.list),
      });
    };
    const held = new Set(model.services.flatMap(({ rights }) => rights.map((one) => one.degree)));
    const degrees = DEGREES.filter((one) => one === 'none' || held.has(one));
    const keys = new Map(degrees.map((one) => [t(`rightsMatrix.keys.${one}`).toLowerCase(), one]));
    return {
      t,
      reach,
      entities,
      right,
      degree,
      degrees,
      keys,
      meanings: new Map([...keys, ...degrees.map((one) => [normalizeText(degree(one)), one] as const)]),
    };
  }, [model, t, list, integer]);
}
