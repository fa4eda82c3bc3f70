import { managesContracts } from '@atrium/contract/access';
import type { Contract } from '@atrium/contract/contracts';
import type { AppendixType } from '@atrium/contract/contracts-rules';
import {
  ContractInformation,
  CONTRACT_PARTS,
  ContractPage,
  contractParts,
  lazyPart,
  NotFoundPage,
  useStrings,
  useToast,
} from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, type Params } from 'react-router-dom';
import { contractUsersQuery, serviceRightsQuery } from '../../api/contract-users.ts';
import {
  contractQuery,
  entitiesListsQuery,
  useDeleteContract,
  useExportAppendix,
} from '../../api/contracts.ts';
import { isLeaveBlocked } from '../../api/leave.ts';
import { isMissing } from '../../api/transport/is-missing.ts';
import { useUser } from '../../api/users.ts';
import { errorFacts, isUnknown, outcomeOf } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { askWhy, askWhyNotDo } from '../../app/shell/access-explanations.tsx';
import { useAddress } from '../../app/use-address.ts';
import { readAudit, writeAudit } from './address.ts';
import { managerSubject } from './manager-subject.ts';
import { useUndoableRights } from './use-undoable-rights.ts';

const EntitiesListsPart = lazyPart(async () => (await import('./entities-lists.tsx')).default);
const ContractEdit = lazyPart(async () => (await import('./contract-edit.tsx')).default);
const ContractUsersPart = lazyPart(async () => (await import('./contract-users.tsx')).default);
const ContractRightsPart = lazyPart(async () => (await import('./contract-rights.tsx')).default);
const ContractAudit = lazyPart(async () => (await import('./contract-audit.tsx')).default);

export function prefetch(queries: QueryClient, { contractId = '' }: Params, address: URLSearchParams) {
  void queries.prefetchQuery(contractQuery(contractId));
  if (address.get('tab') === 'users' || address.get('tab') === 'rights') {
    void queries.prefetchQuery(contractUsersQuery(contractId));
    void queries.prefetchQuery(serviceRightsQuery(contractId));
  }
}

/** One contract (CTR-050 to CTR-060); the URL parameter `tab` names the open part. */
export function Component() {
  const { contractId = '' } = useParams();
  return <OneContract key={contractId} id={contractId} />;
}

function OneContract({ id }: { id: string }) {
  const t = useStrings();
  const { t: text } = useTranslation('contracts');
  const toast = useToast();
  const navigate = useNavigate();
  const [address, changeAddress] = useAddress();
  const read = useQuery({
    ...contractQuery(id),
    // Somebody who copies what they typed elsewhere is not asked again each time they come back.
    refetchOnWindowFocus: ({ state }) => !isUnknown(state.error),
  });
  const remove = useDeleteContract();
  const appendix = useExportAppendix();
  const me = useUser();
  const manages = managesContracts.allows(me);
  const hasLists = read.data !== undefined && read.data.type.name !== 'OSA';
  const lists = useQuery({ ...entitiesListsQuery(id), enabled: hasLists });
  const [openedLists, setOpenedLists] = useState(false);
  const [openedUsers, setOpenedUsers] = useState(false);
  const [openedRights, setOpenedRights] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const undoable = useUndoableRights(id);
  /** The failed read after which the user stayed, or left the page that shows what they had typed. */
  const [told, setTold] = useState({ at: 0, isLeft: false });
  const { data: contract, error } = read;
  const isGone = isUnknown(error);
  // A missing contract and one hidden from the user both show the 404 page, but not before the user has seen what happens
  // to their changes.
  if (isGone && (!contract || told.isLeft || !isLeaveBlocked()))
    return (
      <>
        <PageTitle>{t('feedback.notFound.title')}</PageTitle>
        <NotFoundPage homeHref="/home" onAskWhy={() => askWhy('CONTRACTS')} />
      </>
    );
  const parts = contract ? contractParts(contract) : [];
  const asked = CONTRACT_PARTS.find((one) => one === address.get('tab')) ?? 'information';
  const part = parts.find((one) => one === asked) ?? 'information';
  // An outsourced service has no lists at all, so nothing is hidden by rights.
  const closedPart = part === asked || asked === 'legal-entities-list' ? undefined : asked;
  // Opened parts stay mounted, so that unsaved changes survive a look at another part.
  if (part === 'legal-entities-list' && !openedLists) setOpenedLists(true);
  if (part === 'users' && !openedUsers) setOpenedUsers(true);
  if (part === 'rights' && !openedRights) setOpenedRights(true);
  const onDelete = async (deleted: Contract) => {
    const outcome = await outcomeOf(remove.mutateAsync(deleted));
    if (outcome === 'changed') return;
    const { name } = deleted;
    if (outcome === 'deleted') toast.success(text('deleted', { name }));
    else toast.info(text('gone', { name }));
    void navigate('/contracts', { replace: true });
  };
  const onAppendix = (type: AppendixType) =>
    appendix.mutate(
      { id, type },
      {
        onSuccess: () => toast.success(text('generated', { name: contract!.name })),
        onError: (failure) => {
          // Other failures have their own toast.
          if (isMissing(failure)) toast.info(text('gone', { name: contract!.name }));
        },
      },
    );
  return (
    <>
      <PageTitle>{contract?.name ?? t('contracts.title')}</PageTitle>
      <ContractPage
        state={
          contract
            ? { status: 'ready', contract }
            : error
              ? { status: 'error', ...errorFacts(read)! }
              : { status: 'loading' }
        }
        part={part}
        partHrefOf={(one) => (one === 'information' ? `/contracts/${id}` : `/contracts/${id}?tab=${one}`)}
        closedPart={closedPart}
        lists={lists.data?.length}
        backHref="/contracts"
        onEdit={part === 'information' ? () => setEditing(true) : undefined}
        editing={isEditing}
        onAppendix={manages ? onAppendix : undefined}
        onAskWhy={
          manages ? undefined : (about) => (about === 'part' ? askWhy : askWhyNotDo)(managerSubject(me), id)
        }
        onDelete={onDelete}
        gone={
          isGone && read.errorUpdatedAt !== told.at
            ? {
                onLeave: () => setTold({ at: read.errorUpdatedAt, isLeft: true }),
                onStay: () => setTold({ at: read.errorUpdatedAt, isLeft: false }),
              }
            : undefined
        }
      >
        {contract && part === 'information' && !isEditing ? (
          <ContractInformation contract={contract} />
        ) : null}
        {contract && isEditing ? (
          <div hidden={part !== 'information'}>
            <ContractEdit
              fallback={<div className="min-h-640" />}
              contract={contract}
              onEnd={() => setEditing(false)}
            />
          </div>
        ) : null}
        {contract && openedLists ? (
          <div hidden={part !== 'legal-entities-list'}>
            <EntitiesListsPart fallback={<div className="min-h-640" />} contract={contract} />
          </div>
        ) : null}
        {contract && openedUsers ? (
          <div hidden={part !== 'users'}>
            <ContractUsersPart
              fallback={<div className="min-h-640" />}
              contract={contract}
              undoable={undoable}
            />
          </div>
        ) : null}
        {contract && openedRights ? (
          <div hidden={part !== 'rights'}>
            <ContractRightsPart
              fallback={<div className="min-h-640" />}
              contract={contract}
              undoable={undoable}
            />
          </div>
        ) : null}
        {contract && part === 'audit' ? (
          <ContractAudit
            fallback={<div className="min-h-640" />}
            id={id}
            view={readAudit(address)}
            onViewChange={(view) => changeAddress(() => writeAudit(view))}
          />
        ) : null}
      </ContractPage>
    </>
  );
}
