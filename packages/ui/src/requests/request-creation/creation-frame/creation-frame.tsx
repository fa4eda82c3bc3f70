import type { StepCompletion } from '@atrium/contract/request-creation-rules';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button, ErrorSummary, IconButton } from '../../../controls/index.js';
import { ArrowLeftIcon, ArrowRightIcon, cn, useFormats, useStrings } from '../../../foundations/index.js';
import { usePageActions } from '../../../foundations/use-page-actions.js';
import { Banner } from '../../../feedback/index.js';
import { PageHeader, Stepper, RecordNav } from '../../../navigation/index.js';
import type { NamedProblem, WizardStep } from '../form.js';
import { useNarrow } from '../../../data/grid/internal.js';
import { CreationSummary, type CreationSummaryFacts } from './creation-summary.js';
import { MissingFields, type MissingField } from './missing-fields.js';
import { useFieldFocus } from './use-field-focus.js';

/** A step as the frame shows it. */
export interface FrameStep {
  id: WizardStep;
  completion: StepCompletion;
  /** The person has tried to go on: what is wrong is said. */
  attempted?: boolean;
  problems: readonly NamedProblem[];
}

export interface CreationFrameProps extends Omit<ComponentProps<'div'>, 'title' | 'onSubmit' | 'children'> {
  /** Name of the action; the general one while none is chosen. */
  title?: string | undefined;
  /** The board, or the hub (NEW-009). */
  back: { href: string; label: string };
  /** The steps with their problems. */
  steps: readonly FrameStep[];
  /** The step that is open. */
  step: WizardStep;
  /** The person went to another step. */
  onStepChange: (step: WizardStep) => void;
  /** Continue was pressed on a step that is not complete. */
  onAttempt: () => void;
  /** How often that was; the summary of errors takes the focus each time. */
  attempt: number;
  /** What has been chosen so far. */
  summary: CreationSummaryFacts;
  /** When the draft was kept, ISO 8601; null when the browser keeps none. */
  savedAt?: string | null | undefined;
  /** Leaves the wizard; the host asks before anything is lost. */
  onCancel: () => void;
  /** Keeps the draft and leaves. */
  onSaveAndClose: () => void;
  /** An action is chosen. With it, and every step complete, the request can be created (NEW-018). */
  hasAction: boolean;
  /** Creates the request. */
  onSubmit: () => void;
  /** The request is being created. */
  submitting?: boolean;
  /** Files are still being sent: the form waits for them. */
  uploading?: boolean;
  /** What the form completes by itself is still on its way. */
  loading?: boolean;
  /** The server refused: what it said beyond the fields. */
  failure?: ReactNode;
  /** Above the step: the offer of a draft. */
  notice?: ReactNode;
  /** Under the steps: what can be added to the form. */
  switches?: ReactNode;
  /** The form of the step. */
  children: ReactNode;
}

/** The wizard in which a request is made: steps, form, summary, and a footer that stays (direction, section 3). */
export function CreationFrame({
  title,
  back,
  steps,
  step,
  onStepChange,
  onAttempt,
  attempt,
  summary,
  savedAt,
  onCancel,
  onSaveAndClose,
  hasAction,
  onSubmit,
  submitting = false,
  uploading = false,
  loading = false,
  failure,
  notice,
  switches,
  className,
  children,
  ref,
  ...props
}: CreationFrameProps) {
  const t = useStrings();
  const formats = useFormats();
  const root = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(root, true);
  const index = steps.findIndex(({ id }) => id === step);
  const current = steps[index];
  const following = steps[index + 1];
  const shown = current?.attempted ? current.problems : [];
  // Before the last step the fields of the step that is open stand in the way; then those of all.
  const missing = (following && current ? [current] : steps).flatMap(({ id, problems }) =>
    problems.map((problem): MissingField => ({ ...problem, step: id })),
  );
  const isComplete = hasAction && steps.every(({ completion }) => completion === 'COMPLETE');
  const isReady = isComplete && !uploading && !loading;
  const reasonId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const actions = useRef<HTMLElement>(null);
  usePageActions(actions);
  const before = useRef({ step, attempt });
  const hasProblems = shown.length > 0;
  useEffect(() => {
    const { step: left, attempt: tried } = before.current;
    before.current = { step, attempt };
    // A new step begins at its heading, for the eye and for assistive technology; one that an attempt led back to begins
    // at the summary of its errors, which takes the focus itself.
    if (left === step || (tried !== attempt && hasProblems)) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [step, attempt, hasProblems]);

  const goOn = () => {
    if (current?.completion === 'TO_COMPLETE') onAttempt();
    else if (following) onStepChange(following.id);
  };
  const focusField = useFieldFocus();
  const goToField = ({ step: index, controlId }: MissingField) => {
    if (index !== step) onStepChange(index);
    focusField(controlId);
  };
  const missingFields =
    missing.length > 0 && shown.length === 0 ? (
      <MissingFields
        id={`${reasonId}-missing`}
        className="text-small text-ink-2"
        fields={missing}
        onGo={goToField}
        onShowAll={onAttempt}
      />
    ) : null;
  const goBack = () => onStepChange(steps[index - 1]!.id);
  const onward = cn(narrow && 'flex-1 px-8');
  const reason =
    shown.length > 0
      ? t('creation.toCorrect', { count: shown.length })
      : uploading
        ? t('creation.errors.uploading')
        : loading && !following
          ? t('creation.errors.loading')
          : null;
  const detail = ({ id, attempted, completion, problems }: FrameStep) => {
    if (completion === 'COMPLETE') return t('creation.steps.complete');
    return attempted && id !== step
      ? t('creation.toCorrect', { count: problems.length })
      : t('creation.steps.toComplete');
  };
  const stepList = steps.map((entry) => ({
    id: entry.id,
    title: t(`creation.steps.${entry.id}`),
    detail: detail(entry),
    completed: entry.completion === 'COMPLETE',
    invalid: Boolean(entry.attempted) && entry.completion === 'TO_COMPLETE',
    switchable: true,
  }));
  const stepper = {
    label: t('creation.steps.label'),
    steps: stepList,
    value: step,
    onValueChange: (id: string) => onStepChange(id as WizardStep),
  };
  // On a phone the bar at the foot has room for the way on alone: this one stands beside the way out.
  const saveAndClose = (
    <Button variant="tertiary" hangs="start" onClick={onSaveAndClose}>
      {t('creation.saveAndClose')}
    </Button>
  );
  return (
    <div ref={useComposedRefs(root, ref)} className={cn('flex min-h-full flex-col', className)} {...props}>
      <PageHeader
        className="border-b border-line px-16 xs:px-24"
        title={title ?? t('creation.title')}
        recordNav={<RecordNav back={back} />}
        actions={
          <div className="flex flex-wrap items-center gap-x-16 gap-y-8">
            {savedAt === undefined ? null : (
              <span className="text-small text-ink-2">
                {savedAt === null
                  ? t('creation.notSaved')
                  : t('creation.savedAt', { time: formats.time(savedAt) })}
              </span>
            )}
            {narrow ? saveAndClose : null}
            <Button onClick={onCancel}>{t('creation.close')}</Button>
          </div>
        }
      />
      <div className="grid flex-1 grid-cols-1 xs:grid-cols-[232px_minmax(0,1fr)] md:grid-cols-[232px_minmax(0,1fr)_268px]">
        <div className="border-line px-16 pt-24 xs:border-r xs:pr-16 xs:pl-24">
          <Stepper {...stepper} orientation={narrow ? 'horizontal' : 'vertical'} />
          {narrow ? null : switches}
        </div>
        <section aria-labelledby={`${reasonId}-step`} className="min-w-0 px-16 py-24 xs:px-24">
          <div className="grid max-w-800 gap-24">
            {notice}
            <div>
              <h2 ref={heading} id={`${reasonId}-step`} tabIndex={-1} className="text-heading-2 outline-none">
                {t(`creation.steps.${step}`)}
              </h2>
              <p className="mt-2 max-w-measure text-ink-2">
                {t(`creation.steps.intro.${step}`)} {t('creation.required')}
              </p>
            </div>
            {failure ? (
              <Banner tone="negative" live="assertive" title={t('creation.failed')}>
                {failure}
              </Banner>
            ) : null}
            <ErrorSummary attempt={attempt} errors={shown} />
            {children}
            {/* Below the form, which would move when they come, and not before what else comes late. */}
            {narrow && !loading ? switches : null}
            {narrow ? missingFields : null}
          </div>
        </section>
        <aside
          aria-label={t('creation.summary.title')}
          className="border-line px-16 pb-24 xs:px-24 max-md:border-t max-md:pt-24 xs:max-md:col-span-2 md:border-l md:pt-24"
        >
          <CreationSummary facts={summary} />
        </aside>
      </div>
      <footer
        ref={actions}
        data-page-actions
        className="sticky bottom-0 z-1 flex [@media(max-height:30rem)]:static min-h-64 flex-wrap items-center justify-between gap-12 border-t border-line-ink bg-bg px-16 py-12 xs:px-24"
      >
        {narrow ? null : saveAndClose}
        <div className={cn('flex flex-wrap items-center gap-12', narrow && 'flex-1 gap-8')}>
          <span
            id={reasonId}
            className={cn(
              'text-small',
              narrow && 'sr-only',
              shown.length > 0 ? 'text-negative-ink' : 'text-ink-2',
            )}
          >
            {reason}
          </span>
          {narrow ? null : missingFields}
          {index > 0 && narrow ? (
            <IconButton
              icon={ArrowLeftIcon}
              label={t('creation.previous')}
              variant="secondary"
              size="touch"
              onClick={goBack}
            />
          ) : null}
          {index > 0 && !narrow ? <Button onClick={goBack}>{t('creation.previous')}</Button> : null}
          {/* What is left to fill in may be left empty. */}
          {following && isReady && !narrow ? (
            <Button busy={submitting} busyLabel={t('creation.submitting')} onClick={onSubmit}>
              {t('creation.submit')}
            </Button>
          ) : null}
          {following ? (
            <Button
              variant="primary"
              {...(!narrow && { trailingIcon: ArrowRightIcon })}
              className={onward}
              onClick={goOn}
            >
              {t('creation.continue', { step: t(`creation.steps.${following.id}`) })}
            </Button>
          ) : (
            <Button
              variant="primary"
              className={onward}
              busy={submitting}
              busyLabel={t('creation.submitting')}
              aria-disabled={!isReady || undefined}
              aria-describedby={
                isReady ? undefined : `${reasonId}${missingFields ? ` ${reasonId}-missing` : ''}`
              }
              onClick={isReady ? onSubmit : onAttempt}
            >
              {t('creation.submit')}
            </Button>
          )}
        </div>
      </footer>
    </div>
  );
}
