import { managesContracts } from '@atrium/contract/access';
import { categoriesOf } from '@atrium/contract/contracts-rules';
import { ApiError } from '@atrium/contract/errors';
import { ContractCreationPage, useStrings, useToast } from '@atrium/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { offeredServicesQuery, termsVersionsQuery, useSaveContract } from '../../api/contracts.ts';
import { useUser } from '../../api/users.ts';
import { newKey } from '../../app/new-key.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useUnsavedChanges } from '../../app/shell/unsaved-changes-guard.tsx';
import { Component as NotFound } from '../error/not-found.tsx';
import { fieldsOf, movedServices, NEW_CONTRACT, refusalsOf } from './contract-values.ts';
import { useContractForm } from './use-contract-form.ts';

export function prefetch(queries: QueryClient) {
  void queries.prefetchQuery(termsVersionsQuery());
  void queries.prefetchQuery(offeredServicesQuery(NEW_CONTRACT.kind));
}

/** The page where a bank administrator creates a contract; others get the 404 page (CTR-017). */
export function Component() {
  return managesContracts.allows(useUser()) ? <NewContract /> : <NotFound />;
}

function NewContract() {
  const t = useStrings();
  const { t: text } = useTranslation('contracts');
  const toast = useToast();
  const navigate = useNavigate();
  const { form, isChanged, setRefusals } = useContractForm();
  const save = useSaveContract();
  const [key] = useState(newKey);
  const [createdId, setCreatedId] = useState<string | null>(null);
  useUnsavedChanges(isChanged && createdId === null);
  // Navigates only after the unsaved-changes guard has released the form.
  useEffect(() => {
    if (createdId !== null) void navigate(`/contracts/${createdId}`, { replace: true });
  }, [createdId, navigate]);

  const onSave = () => {
    const { value } = form;
    save.mutate(
      {
        id: null,
        key,
        body: {
          contract: { ...fieldsOf(value), type: value.kind },
          servicesSelected: movedServices(value, categoriesOf(value.kind)),
          legalEntitiesSelected: value.legalEntities.map(({ ricos }) => ricos),
        },
      },
      {
        onSuccess: ({ id, name }) => {
          toast.success(text('created', { name }));
          setCreatedId(id);
        },
        onError: (error) => {
          if (error instanceof ApiError) setRefusals(refusalsOf(error));
        },
      },
    );
  };
  return (
    <>
      <PageTitle>{t('contracts.form.title')}</PageTitle>
      <ContractCreationPage
        backHref="/contracts"
        form={{
          ...form,
          onSave,
          onCancel: () => void navigate('/contracts'),
          saving: save.isPending || createdId !== null,
        }}
      />
    </>
  );
}
