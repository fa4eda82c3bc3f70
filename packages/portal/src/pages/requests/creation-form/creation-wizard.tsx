import {
  canSubmit,
  completionOf,
  creationProblems,
  hasOnlyInternalEmails,
  isStepOn,
  stepsOf,
  takesInformationFiles,
  visibleFields,
  type CreationProblem,
} from '@atrium/contract/request-creation-rules';
import { ApiError } from '@atrium/contract/errors';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import {
  CreationFrame,
  DraftOffer,
  ErrorState,
  Loading,
  Skeleton,
  StepSwitches,
  shownSignatories,
  useProblemNames,
  useToast,
  useUploads,
  type NamedProblem,
  type WizardStep,
} from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  creationContractsQuery,
  creationServicesQuery,
  useCreateRequest,
} from '../../../api/request-creation.ts';
import { useUploadOptions } from '../../../api/uploads.ts';
import { useSettings } from '../../../app/settings.ts';
import { useUnsavedChanges } from '../../../app/shell/unsaved-changes-guard.tsx';
import { requestHref } from '../addresses.ts';
import {
  answersOf,
  onContract,
  revived,
  withAction,
  withContract,
  withService,
  type CreationForm,
} from './creation-form.ts';
import { listStatus } from './list-status.ts';
import { newKey } from './new-key.ts';
import { stepOfPath } from './server-errors.ts';
import { useCreationData } from './use-creation-data.ts';
import { useDraft } from './use-draft.ts';

/** The fields come while the server says what the form asks for. */
const FormStep = lazy(async () => ({ default: (await import('./form-step.tsx')).FormStep }));
const ServiceStep = lazy(() => import('./steps/service.ts'));

export interface CreationWizardProps {
  user: User;
  initial: CreationForm;
  /** People of the bank choose contract, service and action; for clients the address says them (NEW-003, NEW-007). */
  choosesService: boolean;
  /** What to choose where the contract has it (REQ-031, REQ-033). */
  preset?: { service: string | null; action: string | null };
  /** Contracts on which a client can make this request. */
  contracts: readonly { id: string; number: string; name: string }[];
  back: { href: string; label: string };
  slot: string;
}

/** The form of a new request: what is typed, what the server asks for, and the sending. */
export function CreationWizard({
  user,
  initial,
  choosesService,
  preset,
  contracts,
  back,
  slot,
}: CreationWizardProps) {
  const { t } = useTranslation('requests');
  const navigate = useNavigate();
  const toast = useToast();
  const settings = useSettings();
  const nameOf = useProblemNames();
  const [form, setForm] = useState(initial);
  const [key, setKey] = useState(newKey);
  const [step, setStep] = useState<WizardStep>(choosesService ? 'SERVICE' : 'INFORMATION');
  const [attempted, setAttempted] = useState<ReadonlySet<WizardStep>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>({});
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  const create = useCreateRequest();

  const allContracts = useQuery({ ...creationContractsQuery(), enabled: choosesService });
  const services = useQuery({
    ...creationServicesQuery(form.contractId ?? ''),
    enabled: choosesService && form.contractId !== null,
  });
  const data = useCreationData(form);
  const { completed, configuration, fields, topic } = data;
  const config = configuration.data;

  const uploadOptions = useUploadOptions();
  const steps = useMemo(
    () => (config ? stepsOf(config, fields, form.switched) : []),
    [config, fields, form.switched],
  );
  const has = (id: 'SIGNATORY' | 'DOCUMENT' | 'DIGIPASS') => steps.includes(id);
  const ruleOf = (id: 'SIGNATORY' | 'DOCUMENT') =>
    config?.steps.find((entry) => entry.id === id)?.attachments;
  const taking = (rule: { maximum: number; mediaCategories: string[] | null } | undefined) => ({
    ...uploadOptions,
    ...(rule && { maxCount: rule.maximum }),
    ...(rule?.mediaCategories && { categories: rule.mediaCategories as never }),
  });
  const informationFiles = useUploads(taking(config?.attachments));
  const documentFiles = useUploads(taking(ruleOf('DOCUMENT')));
  const signatureFiles = useUploads(taking(ruleOf('SIGNATORY')));
  const takesFiles = config ? takesInformationFiles(config, steps) : false;
  const files = {
    documentIds: has('DOCUMENT') ? documentFiles.documentIds : takesFiles ? informationFiles.documentIds : [],
    signatureIds: has('SIGNATORY') ? signatureFiles.documentIds : [],
  };
  const uploading = [
    has('DOCUMENT') && documentFiles.busy,
    has('SIGNATORY') && signatureFiles.busy,
    takesFiles && informationFiles.busy,
  ].includes(true);

  const answers = answersOf(completed, files, {
    signature: has('SIGNATORY'),
    digipass: has('DIGIPASS'),
    validation: has('DOCUMENT') && (config?.canAskForValidation ?? false),
  });
  const problems = config
    ? creationProblems(
        {
          configuration: config,
          fields,
          topics: data.topics,
          steps,
          authorisedDomains: data.authorisedDomains,
        },
        answers,
      )
    : [];
  const naming = {
    fields,
    rowIds: {
      signature: shownSignatories(form.signature).map(({ id }) => id),
      digipass: form.digipass.holders.signatories.map(({ id }) => id),
    },
  };
  const missing: CreationProblem[] = [
    form.contractId === null && 'contractId',
    form.serviceCode === null && 'serviceAction.serviceCode',
    form.action === null && 'serviceAction.action',
  ].flatMap((field) =>
    field ? [{ step: 'INFORMATION' as const, field, code: 'required-error' as const }] : [],
  );
  const problemsOf = (id: WizardStep): CreationProblem[] =>
    id === 'SERVICE' ? missing : problems.filter((problem) => problem.step === id);
  const named = (id: WizardStep): NamedProblem[] => {
    const own = problemsOf(id);
    const told = Object.entries(serverErrors)
      .filter(([field]) => stepOfPath(field) === id && own.every((problem) => problem.field !== field))
      .map(([field, message]) => ({
        ...nameOf({ step: 'INFORMATION', field, code: 'invalid-error' }, naming),
        message,
      }));
    return [...own.map((problem) => nameOf(problem, naming)), ...told];
  };
  const wizardSteps: WizardStep[] = [
    ...(choosesService ? (['SERVICE'] as const) : []),
    ...(steps.length > 0 ? steps : (['INFORMATION'] as const)),
  ];
  const shownStep = wizardSteps.includes(step) ? step : wizardSteps.at(-1)!;
  const errorOf = (field: string): string | undefined => {
    if (serverErrors[field]) return serverErrors[field];
    if (!attempted.has(shownStep)) return undefined;
    const problem = problemsOf(shownStep).find((one) => one.field === field);
    return problem && nameOf(problem, naming).message;
  };

  const isDirty =
    form !== initial || [informationFiles, documentFiles, signatureFiles].some((one) => one.items.length > 0);
  const draft = useDraft({ user, slot, form, submissionKey: key, isDirty: form !== initial && !leavingTo });
  useUnsavedChanges(isDirty && leavingTo === null);
  useEffect(() => {
    if (leavingTo !== null) void navigate(leavingTo, { replace: create.isSuccess });
  }, [leavingTo, navigate, create.isSuccess]);
  // Who leaves by another way was asked and gave the changes up (PLAT-061); closing the browser keeps them.
  const dropDraft = useRef<(() => void) | null>(null);
  useEffect(() => {
    dropDraft.current = form !== initial && leavingTo === null ? draft.forget : null;
  });
  useEffect(() => () => dropDraft.current?.(), []);

  // What the address asked for is chosen as soon as the services of a contract are known.
  const [pending, setPending] = useState(preset);
  if (pending?.service && services.data) {
    setPending(undefined);
    const wanted = services.data.find(({ code }) => code === pending.service);
    if (wanted) {
      const chosen = withService(form, wanted.code, wanted.actions);
      const known = wanted.actions.some(({ code }) => code === pending.action);
      setForm(known ? withAction(chosen, pending.action) : chosen);
    }
  }

  const change = (next: CreationForm) => {
    setForm(next);
    if (Object.keys(serverErrors).length > 0) setServerErrors({});
  };
  const attemptStep = (id: WizardStep) => {
    setAttempted((before) => new Set([...before, id]));
    setAttempt((count) => count + 1);
  };
  const attemptAll = () => {
    const open = wizardSteps.find((id) => problemsOf(id).length > 0);
    setAttempted(new Set(wizardSteps));
    setAttempt((count) => count + 1);
    if (open) setStep(open);
  };

  const submit = () => {
    if (!config || form.contractId === null || create.isPending) return;
    setServerErrors({});
    create.mutate(
      {
        key,
        body: {
          ...answers,
          contractId: form.contractId,
          serviceAction: { serviceCode: config.serviceCode, action: config.action },
          type: config.type,
        },
      },
      {
        onSuccess: ({ id, reference }) => {
          draft.forget();
          toast.success(t('created'), { description: reference });
          setLeavingTo(requestHref({ id }));
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return;
          const told = error.errors.flatMap(({ path, label }) =>
            path?.startsWith('body.') ? [[path.slice('body.'.length), label] as const] : [],
          );
          setServerErrors(Object.fromEntries(told));
          const first = told.map(([field]) => stepOfPath(field)).find((id) => wizardSteps.includes(id));
          setAttempt((count) => count + 1);
          if (first) {
            setAttempted((before) => new Set([...before, first]));
            setStep(first);
          }
        },
      },
    );
  };

  const chosenContract =
    contracts.find(({ id }) => id === form.contractId) ??
    allContracts.data?.find(({ id }) => id === form.contractId);
  const service = services.data?.find(({ code }) => code === form.serviceCode);
  const nameOfPerson = (id: string) => {
    const person = data.people.find((one) => one.id === id);
    return person ? [`${person.firstName} ${person.lastName}`] : [];
  };
  const failure = create.error instanceof ApiError ? create.error.labels.join(' ') : null;
  const onlyInternal = hasOnlyInternalEmails(
    data.people
      .filter(({ id }) => answers.participants.some((one) => one.id === id))
      .map(({ email }) => email),
    settings.internalEmailDomains,
  );
  return (
    <CreationFrame
      title={config?.label}
      back={back}
      steps={wizardSteps.map((id) => ({
        id,
        completion:
          id === 'SERVICE'
            ? missing.length > 0
              ? 'TO_COMPLETE'
              : 'COMPLETE'
            : config
              ? completionOf(id, problems)
              : 'TO_COMPLETE',
        attempted: attempted.has(id),
        problems: named(id),
      }))}
      step={shownStep}
      onStepChange={setStep}
      onAttempt={() => (shownStep === wizardSteps.at(-1) ? attemptAll() : attemptStep(shownStep))}
      attempt={attempt}
      summary={{
        contract: chosenContract?.name,
        service: service?.label ?? user.services.find(({ name }) => name === form.serviceCode)?.label,
        action: config?.label,
        topic: topic?.content,
        legalEntities: data.entities
          .filter(({ ricos }) => answers.ricosCodes.includes(ricos))
          .map(({ label }) => label),
        participants: answers.participants.flatMap(({ id }) => nameOfPerson(id)),
        files: files.documentIds.length + files.signatureIds.length,
        signatories: answers.signature
          ? answers.signature.signatories.filter(({ mail }) => mail !== '').length
          : null,
      }}
      savedAt={draft.savedAt}
      onCancel={() => void navigate(back.href)}
      onSaveAndClose={() => {
        if (form !== initial) draft.save();
        setLeavingTo(back.href);
      }}
      canSubmit={config !== undefined && canSubmit(form.action, problems)}
      uploading={uploading}
      onSubmit={submit}
      submitting={create.isPending}
      failure={create.isError ? failure || t('notSent') : null}
      notice={
        draft.offered ? (
          <DraftOffer
            title={draft.offered.form.information.title}
            savedAt={draft.offered.savedAt}
            onResume={() => {
              setForm(revived(draft.offered!.form));
              setKey(draft.offered!.key);
              draft.settle(true);
            }}
            onDiscard={() => draft.settle(false)}
          />
        ) : null
      }
      switches={
        config?.steps.some(({ switchable }) => switchable) ? (
          <StepSwitches
            switches={config.steps
              .filter(({ switchable }) => switchable)
              .map((entry) => ({ id: entry.id, on: isStepOn(entry, form.switched) }))}
            onSwitch={(id, on) => change({ ...form, switched: { ...form.switched, [id]: on } })}
          />
        ) : null
      }
    >
      <Suspense fallback={<StepLoading />}>
        {shownStep === 'SERVICE' ? (
          <ServiceStep
            contracts={allContracts.data ?? []}
            contractId={form.contractId}
            onContractChange={(id) => change(withContract(form, id))}
            services={services.data ?? []}
            serviceCode={form.serviceCode}
            onServiceChange={(code) =>
              change(
                withService(
                  form,
                  code as ServiceCode | null,
                  services.data?.find((one) => one.code === code)?.actions ?? [],
                ),
              )
            }
            action={form.action}
            onActionChange={(action) => change(withAction(form, action))}
            contractsStatus={listStatus(allContracts, t('notLoaded'))}
            servicesStatus={listStatus(services, t('notLoaded'))}
            errorOf={errorOf}
          />
        ) : config && data.fieldsQuery.data ? (
          <FormStep
            step={shownStep}
            user={user}
            form={form}
            onChange={change}
            data={{ ...data, fields: visibleFields(fields) }}
            configuration={config}
            contracts={choosesService ? [] : contracts}
            onContractChange={(id) => change(onContract(form, id))}
            onlyInternal={onlyInternal}
            uploads={{
              information: takesFiles ? informationFiles : undefined,
              documents: documentFiles,
              signature: signatureFiles,
            }}
            showIssues={attempted.has(shownStep)}
            errorOf={errorOf}
          />
        ) : configuration.isError || data.fieldsQuery.isError ? (
          <ErrorState
            title={t('formNotLoaded')}
            {...(configuration.error instanceof ApiError && { supportId: configuration.error.supportId })}
            onRetry={() => {
              void configuration.refetch();
              void data.fieldsQuery.refetch();
            }}
            retrying={configuration.isFetching}
          />
        ) : (
          <StepLoading />
        )}
      </Suspense>
    </CreationFrame>
  );
}

function StepLoading() {
  return (
    <Loading className="grid gap-20">
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
      <Skeleton className="h-120" />
    </Loading>
  );
}
