import type { LegalEntity } from '@atrium/contract/clients';
import type { LegalEntitiesList } from '@atrium/contract/contracts';
import { useEffect, useRef } from 'react';
import { Button } from '../../controls/button/index.js';
import { Banner } from '../../feedback/index.js';
import { useStrings } from '../../foundations/index.js';
import { isFocusLost } from './focus-lost.js';

/** Somebody else has changed or deleted the list being edited. */
export type Conflict =
  | { kind: 'changed'; base: LegalEntitiesList; current: LegalEntitiesList }
  | { kind: 'deleted' };

/** Shows what somebody else has saved meanwhile, and asks which version to keep: nothing is overwritten unseen. */
export function ConflictBanner({
  conflict,
  entities,
  onSettle,
}: {
  conflict: Conflict;
  entities: readonly LegalEntity[];
  onSettle: (choice: 'mine' | 'saved') => void;
}) {
  const t = useStrings();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed to save is disabled until this is answered.
    if (isFocusLost()) first.current?.focus();
  }, []);
  const changes = conflict.kind === 'changed' ? changesOf(conflict, entities) : null;
  return (
    <Banner
      live="assertive"
      className="mb-16"
      title={t(`contracts.lists.conflict.${conflict.kind}`)}
      actions={
        <>
          <Button ref={first} size="toolbar" variant="secondary" onClick={() => onSettle('saved')}>
            {t(changes ? 'contracts.lists.conflict.useSaved' : 'contracts.lists.conflict.discard')}
          </Button>
          <Button size="toolbar" variant="secondary" onClick={() => onSettle('mine')}>
            {t(changes ? 'contracts.lists.conflict.keepMine' : 'contracts.lists.conflict.createAgain')}
          </Button>
        </>
      }
    >
      {changes ? (
        <ul>
          {changes.name ? <li>{t('contracts.lists.conflict.name', { name: changes.name })}</li> : null}
          {changes.added ? <li>{t('contracts.lists.conflict.added', { entities: changes.added })}</li> : null}
          {changes.removed ? (
            <li>{t('contracts.lists.conflict.removed', { entities: changes.removed })}</li>
          ) : null}
        </ul>
      ) : null}
    </Banner>
  );
}

function changesOf(
  { base, current }: Extract<Conflict, { kind: 'changed' }>,
  entities: readonly LegalEntity[],
) {
  const labels = (codes: readonly string[], without: readonly string[]) =>
    codes
      .filter((code) => !without.includes(code))
      .map((code) => entities.find(({ ricos }) => ricos === code)?.label ?? code)
      .join(', ');
  return {
    name: current.name === base.name ? null : current.name,
    added: labels(current.contractLegalEntitiesIds, base.contractLegalEntitiesIds),
    removed: labels(base.contractLegalEntitiesIds, current.contractLegalEntitiesIds),
  };
}
