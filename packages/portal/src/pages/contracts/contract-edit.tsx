import type { Contract } from '@atrium/contract/contracts';
import { ApiError } from '@atrium/contract/errors';
import { ContractForm, lazyPart, useToast } from '@atrium/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contractQuery, useSaveContract } from '../../api/contracts.ts';
import { UnsavedChanges } from '../../app/shell/dialogs.ts';
import { useUnsavedChanges } from '../../app/shell/unsaved-changes-guard.tsx';
import { fieldsOf, isSameContract, movedServices, refusalsOf, valueOf } from './contract-values.ts';
import { mergeContract, type MergedContract } from './merge-contract.ts';
import { useContractForm } from './use-contract-form.ts';

const ContractConflict = lazyPart(async () => (await import('./contract-conflict.tsx')).default);

interface ContractEditProps {
  contract: Contract;
  /** Called when the contract is saved or editing is cancelled. */
  onEnd: () => void;
}

/** The form that edits the information of a contract (CTR-054 to CTR-057); leaving asks for confirmation. */
export default function ContractEdit({ contract, onEnd }: ContractEditProps) {
  const { t } = useTranslation('contracts');
  const toast = useToast();
  const queries = useQueryClient();
  /** The contract that the form edits: as read first, or as saved by somebody else since. */
  const [base, setBase] = useState(contract);
  const { form, setTyped, setRefusals } = useContractForm(base);
  const [merged, setMerged] = useState<MergedContract | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const save = useSaveContract();
  useUnsavedChanges(true);

  const end = (name: string) => {
    toast.success(t('updated', { name }));
    onEnd();
  };
  /** Merges the user's input into the version saved by somebody else; the user sees both before anything is saved. */
  const compare = async () => {
    const saved = await queries.fetchQuery({ ...contractQuery(base.id), staleTime: 0 });
    const mine = mergeContract(valueOf(base), form.value, saved);
    // Both made the same changes, or an earlier save arrived without its answer: nothing is left to save.
    if (isSameContract(mine, valueOf(saved))) {
      toast.dismiss('failure-update-contract');
      end(saved.name);
      return;
    }
    // The dialog explains the conflict, and the toast would cover it on a phone.
    toast.dismiss('failure-update-contract');
    setMerged({ before: base, mine, saved });
    setBase(saved);
    setTyped(mine);
  };
  const onSave = async () => {
    const { value } = form;
    try {
      const { name } = await save.mutateAsync({
        id: base.id,
        body: {
          version: base.version,
          contract: fieldsOf(value),
          services: movedServices(
            value,
            base.serviceCategories.map((category) => category.name),
          ),
          legalEntitiesSelected: value.legalEntities.map(({ ricos }) => ricos),
        },
      });
      end(name);
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      setRefusals(refusalsOf(error));
      // The toast of the call reports a failed fetch; the next Save compares again.
      if (error.code === 'RECORD_CHANGED') await compare().catch(() => {});
    }
  };
  const leave = () => {
    // Shows what somebody else may have saved in the meantime.
    void queries.invalidateQueries({ queryKey: contractQuery(base.id).queryKey });
    onEnd();
  };
  return (
    <>
      <ContractForm
        {...form}
        isNew={false}
        onSave={() => void onSave()}
        onCancel={() => setLeaving(true)}
        saving={save.isPending}
      />
      {isLeaving ? <UnsavedChanges open onLeave={leave} onStay={() => setLeaving(false)} /> : null}
      {merged ? (
        <ContractConflict
          merged={merged}
          termsVersions={form.termsVersions.status === 'ready' ? form.termsVersions.versions : []}
          onKeepMine={() => {
            setMerged(null);
            void onSave();
          }}
          onTakeSaved={() => {
            setTyped(valueOf(merged.saved));
            setMerged(null);
          }}
          onClose={() => setMerged(null)}
        />
      ) : null}
    </>
  );
}
