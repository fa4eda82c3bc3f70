import type { LegalEntity } from '@atrium/contract/clients';
import { useMemo } from 'react';
import { Banner, Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import { useStrings } from '../../foundations/index.js';
import { TransferListPart } from '../transfer-list-part.js';
import type { ContractFormValue, Offered } from './form-value.js';

/** Legal entities to choose from; `none` if no client is chosen yet. */
export type OfferedEntities = { status: 'none' } | Offered<{ entities: readonly LegalEntity[] }>;

interface EntitiesChoiceProps {
  value: ContractFormValue;
  onValueChange: (change: Partial<ContractFormValue>) => void;
  offered: OfferedEntities;
  saving: boolean;
}

/** Transfer list of the clients' legal entities and those of the contract (CTR-041, CTR-067, CTR-068, CTR-072). */
export function EntitiesChoice({ value, onValueChange, offered, saving }: EntitiesChoiceProps) {
  const t = useStrings();
  const { legalEntities: chosen, client, kcClient, kind } = value;
  const isOutsourced = kind === 'OSA';
  const known = useMemo(
    () =>
      new Map(
        [...(offered.status === 'ready' ? offered.entities : []), ...chosen].map((one) => [one.ricos, one]),
      ),
    [offered, chosen],
  );
  const items = useMemo(
    () =>
      [...known.values()]
        .toSorted((a, b) => a.label.localeCompare(b.label) || a.ricos.localeCompare(b.ricos))
        .map(({ ricos, label, countryCode }) => ({ id: ricos, label, details: [countryCode, ricos] })),
    [known],
  );
  // The chosen entities stay visible while those of another client are loading.
  if (offered.status === 'error') {
    const { status: _status, ...error } = offered;
    return <ErrorState title={t('contracts.form.entitiesFailed')} {...error} />;
  }
  if (offered.status === 'loading' && !(isOutsourced && chosen.length > 0)) return <SkeletonRows rows={6} />;
  if (items.length === 0)
    return offered.status === 'none' ? (
      <Empty title={t(`contracts.form.${isOutsourced ? 'chooseOffered' : 'chooseClient'}`)} />
    ) : (
      <Banner live="polite" title={t('contracts.form.noEntities')} />
    );
  const codes = new Set(chosen.map(({ ricos }) => ricos));
  return (
    <>
      {isOutsourced && offered.status === 'ready' && offered.entities.length === 0 ? (
        <Banner className="mb-16" live="polite" title={t('contracts.form.noEntities')} />
      ) : null}
      <TransferListPart
        fallback={<div className="min-h-320" />}
        label={t('contracts.info.entities')}
        items={items}
        searchPlaceholder={t('contracts.info.searchEntities')}
        columns={[
          {
            id: 'available',
            label:
              client && !kcClient && !isOutsourced
                ? t('contracts.form.at', { client: client.name })
                : t('contracts.form.available'),
          },
          { id: 'chosen', label: t('contracts.form.inContract') },
        ]}
        value={{
          available: items.filter(({ id }) => !codes.has(id)).map(({ id }) => id),
          chosen: chosen.map(({ ricos }) => ricos),
        }}
        onValueChange={(next) =>
          onValueChange({ legalEntities: (next['chosen'] ?? []).flatMap((code) => known.get(code) ?? []) })
        }
        disabled={saving}
      />
    </>
  );
}
