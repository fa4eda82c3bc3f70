import { hasOnlyInternalEmails, isStepOn, stepsOf } from '@atrium/contract/request-creation-rules';
import type { User } from '@atrium/contract/users';
import {
  Banner,
  CreationFrame,
  DraftOffer,
  StepSwitches,
  useStrings,
  useToast,
  type WizardStep,
} from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { creationContractsQuery, creationServicesQuery } from '../../../api/request-creation.ts';
import { PageTitle } from '../../../app/page-title.tsx';
import { useSettings } from '../../../api/settings.ts';
import { requestHref } from '../../../app/addresses/requests.ts';
import { newKey } from '../../../app/new-key.ts';
import { onContract, revived, type CreationForm } from './creation-form.ts';
import { ArticleFilesNotice, preloadParts } from './creation-parts.ts';
import { summaryOf } from './creation-summary.ts';
import { stepOfPath } from './server-errors.ts';
import { ShownStep } from './shown-step.tsx';
import { useArticleFiles } from './use-article-files.ts';
import { useAttempts } from './use-attempts.ts';
import { useCreationCheck } from './use-creation-check.ts';
import { useCreationData } from './use-creation-data.ts';
import { useCreationFiles } from './use-creation-files.ts';
import { useLeaving } from './use-leaving.ts';
import { usePreset, type Preset } from './use-preset.ts';
import { useResume } from './use-resume.ts';
import { useSubmission } from './use-submission.ts';

export interface CreationWizardProps {
  user: User;
  initial: CreationForm;
  /** Bank users choose contract, service and action; for clients they come from the URL (NEW-003, NEW-007). */
  choosesService: boolean;
  preset?: Preset;
  /** Contracts on which a client can make this request. */
  contracts: readonly { id: string; number: string; name: string }[];
  back: { href: string; label: string };
  slot: string;
  /** Id of the draft in the URL: it is resumed at once. */
  draft?: string | null;
  /** The key of the article whose attachments are added (HIGH-016). */
  article?: string | null;
}

/** The form of a new request: the user's input, what the server asks for, and the submission. */
export function CreationWizard({
  user,
  initial,
  choosesService,
  preset,
  contracts,
  back,
  slot,
  draft: wanted = null,
  article = null,
}: CreationWizardProps) {
  const { t } = useTranslation('requests');
  const strings = useStrings();
  const toast = useToast();
  const settings = useSettings();
  const [form, setForm] = useState(initial);
  /** The form that the user has not changed yet. */
  const [untouched, setUntouched] = useState(initial);
  const [key, setKey] = useState(newKey);
  const [wantedStep, setStep] = useState<WizardStep>(choosesService ? 'SERVICE' : 'INFORMATION');
  const attempts = useAttempts();

  const allContracts = useQuery({ ...creationContractsQuery(), enabled: choosesService });
  const services = useQuery({
    ...creationServicesQuery(form.contractId ?? ''),
    enabled: choosesService && form.contractId !== null,
  });
  usePreset(preset, services.data, form, (chosen) => {
    if (form === untouched) setUntouched(chosen);
    setForm(chosen);
  });
  const data = useCreationData(form);
  const { fields } = data;
  const configuration = data.configuration.data;
  const steps = useMemo(
    () => (configuration ? stepsOf(configuration, fields, form.switched) : []),
    [configuration, fields, form.switched],
  );
  useEffect(() => preloadParts(steps, fields), [steps, fields]);
  const files = useCreationFiles(configuration, steps);

  /** None once a draft is resumed: the article belongs to the form that the draft replaces. */
  const [about, setAbout] = useState(article);
  const fromArticle = useArticleFiles(about, files, (title) =>
    setForm((now) =>
      now.information.title === '' ? { ...now, information: { ...now.information, title } } : now,
    ),
  );

  const isChanged = form !== untouched || files.hasAny;
  const leaving = useLeaving({ user, slot, wanted, form, files: files.kept, submissionKey: key, isChanged });
  const { draft } = leaving;
  const { resume, isResuming, missing } = useResume(files, (taken) => {
    setForm(revived(taken.form));
    setKey(taken.key);
    setAbout(null);
    draft.take(taken);
  });
  const [isAwaited, setAwaited] = useState(wanted !== null && draft.offered !== null);
  useEffect(() => {
    if (isAwaited) void resume(draft.offered!).finally(() => setAwaited(false));
    // oxlint-disable-next-line react/exhaustive-deps -- once, as the form opens
  }, []);
  const check = useCreationCheck({ form, data, steps, files, choosesService });
  const { answers, wizardSteps } = check;
  const step = wizardSteps.includes(wantedStep) ? wantedStep : wizardSteps.at(-1)!;
  const submission = useSubmission({
    submissionKey: key,
    contractId: form.contractId,
    configuration,
    answers,
    onCreated: ({ id, reference }) => {
      toast.success(t('created'), { description: reference });
      leaving.finish(requestHref({ id }));
    },
    onRefused: (paths) => {
      const refused = paths.map(stepOfPath).find((id) => wizardSteps.includes(id));
      attempts.add(refused ? [refused] : []);
      if (refused) setStep(refused);
    },
  });
  const { serverErrors } = submission;

  const change = (next: CreationForm) => {
    setForm(next);
    submission.forgetErrors();
  };
  /** Handles an invalid Continue or Create: the last step shows all problems and opens the first incomplete step. */
  const attempt = () => {
    if (step !== wizardSteps.at(-1)) return attempts.add([step]);
    attempts.add(wizardSteps);
    const open = wizardSteps.find((id) => check.completionOf(id) === 'TO_COMPLETE');
    if (open) setStep(open);
  };

  const contract = [...contracts, ...(allContracts.data ?? [])].find(({ id }) => id === form.contractId);
  const service =
    services.data?.find(({ code }) => code === form.serviceCode) ??
    user.services.find(({ name }) => name === form.serviceCode);
  const chosen = new Set(answers.participants.map(({ id }) => id));
  const onlyInternal = hasOnlyInternalEmails(
    data.people.filter(({ id }) => chosen.has(id)).map(({ email }) => email),
    settings.internalEmailDomains,
  );
  const switchable = configuration?.steps.filter((entry) => entry.switchable) ?? [];
  const label = configuration?.label;
  return (
    <>
      <PageTitle>{`${strings(`creation.steps.${step}`)} · ${label ?? t('new')}`}</PageTitle>
      <CreationFrame
        title={label}
        back={back}
        steps={wizardSteps.map((id) => ({
          id,
          completion: check.completionOf(id),
          attempted: attempts.has(id),
          problems: check.namedProblems(id, serverErrors),
        }))}
        step={step}
        onStepChange={setStep}
        onAttempt={attempt}
        attempt={attempts.count}
        summary={summaryOf({ contract: contract?.name, service: service?.label }, data, answers, files)}
        savedAt={draft.savedAt}
        onCancel={() => leaving.cancel(back.href)}
        onSaveAndClose={() => leaving.saveAndClose(back.href)}
        hasAction={configuration !== undefined && form.action !== null}
        uploading={files.isSending}
        loading={data.isLoading}
        onSubmit={submission.submit}
        submitting={submission.isSent}
        failure={submission.failure === null ? null : submission.failure || t('notSent')}
        notice={
          isAwaited ? null : draft.offered ? (
            <DraftOffer
              title={draft.offered.form.information.title}
              savedAt={draft.offered.savedAt}
              onResume={() => void resume(draft.offered!)}
              resuming={isResuming}
              onDiscard={() => draft.discard(draft.offered!)}
            />
          ) : fromArticle.status !== 'none' ? (
            <ArticleFilesNotice {...fromArticle} />
          ) : missing > 0 ? (
            <Banner tone="action" title={t('draftFilesMissing', { count: missing })} />
          ) : null
        }
        switches={
          switchable.length > 0 ? (
            <StepSwitches
              switches={switchable.map((entry) => ({ id: entry.id, on: isStepOn(entry, form.switched) }))}
              onSwitch={(id, on) => change({ ...form, switched: { ...form.switched, [id]: on } })}
            />
          ) : null
        }
      >
        {/* A draft that is being resumed replaces the form: nothing typed meanwhile would be kept. */}
        <div className="contents" inert={isAwaited || isResuming}>
          <ShownStep
            step={step}
            user={user}
            form={form}
            onChange={change}
            data={data}
            contracts={choosesService ? [] : contracts}
            onContractChange={(id) => change(onContract(form, id))}
            onlyInternal={onlyInternal}
            uploads={files.uploads}
            showIssues={attempts.has(step)}
            errorOf={(field) => check.errorOf(step, field, serverErrors, attempts.has(step))}
            allContracts={allContracts}
            services={services}
          />
        </div>
      </CreationFrame>
    </>
  );
}
