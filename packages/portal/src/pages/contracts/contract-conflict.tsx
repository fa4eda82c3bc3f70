import type { LegalEntity } from '@atrium/contract/clients';
import type { ContractService } from '@atrium/contract/contracts';
import {
  useFormats,
  useStrings,
  VersionConflict,
  type ContractFormValue,
  type OfferedTerms,
  type VersionDifference,
} from '@atrium/ui';
import { valueOf } from './contract-values.ts';
import type { MergedContract } from './merge-contract.ts';

/** Maximum number of legal entities named in a change; the others are counted. */
const SHOWN = 5;

interface ContractConflictProps {
  merged: MergedContract;
  termsVersions: readonly OfferedTerms[];
  onKeepMine: () => void;
  onTakeSaved: () => void;
  onClose: () => void;
}

/** Shows the changes of the user and of somebody else to the same contract, side by side. */
export default function ContractConflict({ merged, termsVersions, ...outcomes }: ContractConflictProps) {
  return <VersionConflict differences={useDifferences(merged, termsVersions)} {...outcomes} />;
}

function useDifferences(
  { before, mine, saved }: MergedContract,
  termsVersions: readonly OfferedTerms[],
): VersionDifference[] {
  const t = useStrings();
  const { integer } = useFormats();
  const [old, now] = [valueOf(before), valueOf(saved)];
  // Either contract may have a version of the terms that can no longer be chosen.
  const terms = new Map([
    ...termsVersions.map(({ name, label }) => [name, label] as const),
    ...[before, saved].map((one) => [one.cguName, one.terms.label] as const),
  ]);
  const names = (entities: readonly LegalEntity[], without: readonly LegalEntity[]) => {
    const codes = new Set(without.map(({ ricos }) => ricos));
    const labels = entities.filter(({ ricos }) => !codes.has(ricos)).map(({ label }) => label);
    const more = labels.length - SHOWN;
    return [
      ...labels.slice(0, SHOWN),
      ...(more > 0 ? [t('contracts.conflict.more', { count: more, figure: integer(more) })] : []),
    ].join(', ');
  };
  /** Returns the legal entities that a version adds and removes. */
  const entitiesOf = ({ legalEntities }: ContractFormValue): string[] => {
    const added = names(legalEntities, old.legalEntities);
    const removed = names(old.legalEntities, legalEntities);
    return [
      ...(added === '' ? [] : [t('contracts.lists.conflict.added', { entities: added })]),
      ...(removed === '' ? [] : [t('contracts.lists.conflict.removed', { entities: removed })]),
    ];
  };
  const lines: [label: string, of: (value: ContractFormValue) => string[]][] = [
    [t('contracts.info.name'), ({ name }) => [name]],
    [t('contracts.info.client'), ({ client }) => [client?.name ?? '']],
    [t('contracts.info.kcClient'), ({ kcClient }) => [kcClient?.name ?? '']],
    [t('contracts.info.isin'), ({ isinCode }) => [isinCode]],
    [t('contracts.info.terms'), (value) => [terms.get(value.cguName) ?? value.cguName]],
    [t('contracts.info.description'), ({ description }) => [description]],
    [t('contracts.info.entities'), entitiesOf],
  ];
  const fields = lines.map(([label, of]) => ({ label, before: of(old), mine: of(mine), saved: of(now) }));
  const categoryIn = (services: readonly ContractService[], id: ContractService['id']) =>
    services.find((one) => one.id === id)!.category;
  const services = saved.services.map(({ id, label, category }) => ({
    label,
    before: [t(`contracts.category.${categoryIn(before.services, id)}`)],
    mine: [t(`contracts.category.${mine.services[id] ?? category}`)],
    saved: [t(`contracts.category.${category}`)],
  }));
  return [...fields, ...services].filter(
    (line) => line.mine.join() !== line.before.join() || line.saved.join() !== line.before.join(),
  );
}
