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

/** A step as shown by the frame. */
export interface FrameStep {
  id: WizardStep;
  completion: StepCompletion;
  /** The user has tried to continue, so the problems of the step are shown. */
  attempted?: boolean;
  problems: readonly NamedProblem[];
}

export interface CreationFrameProps extends Omit<ComponentProps<'div'>, 'title' | 'onSubmit' | 'children'> {
  /** Name of the action; a general title while no action is chosen. */
  title?: string | undefined;
  /** Link back to the board or the hub (NEW-009). */
  back: { href: string; label: string };
  /** The steps with their problems. */
  steps: readonly FrameStep[];
  /** The current step. */
  step: WizardStep;
  /** Called when the user goes to another step. */
  onStepChange: (step: WizardStep) => void;
  /** Called when the user presses Continue on an incomplete step. */
  onAttempt: () => void;
  /** Number of these attempts; the error summary takes the focus after each one. */
  attempt: number;
  /** The user's choices so far, for the summary. */
  summary: CreationSummaryFacts;
  /** When the draft was saved, ISO 8601; null if the browser cannot save drafts. */
  savedAt?: string | null | undefined;
  /** Leaves the wizard; the host asks for confirmation before anything is lost. */
  onCancel: () => void;
  /** Saves the draft and leaves the wizard. */
  onSaveAndClose: () => void;
  /** An action has been chosen. If also every step is complete, the request can be created (NEW-018). */
  hasAction: boolean;
  /** Creates the request. */
  onSubmit: () => void;
  /** The request is being created. */
  submitting?: boolean;
  /** Files are still uploading: the request cannot be created yet. */
  uploading?: boolean;
  /** Data that the form fills in automatically is still loading. */
  loading?: boolean;
  /** The server refused the request: its message, apart from errors of fields. */
  failure?: ReactNode;
  /** Content above the step, such as a DraftOffer. */
  notice?: ReactNode;
  /** Content below the list of steps, such as StepSwitches. */
  switches?: ReactNode;
  /** The form of the step. */
  children: ReactNode;
}

/** The wizard for creating a request: steps, form, summary and a sticky footer (direction, section 3). */
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
  // Fields still missing: those of the current step, or on the last step those of all steps.
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
    // When the step changes, its heading takes the focus and is scrolled into view. If a failed attempt led back to the
    // step, its error summary takes the focus instead.
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
  // On a phone the footer only has room for the next step, so this button is shown next to Close.
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
            {/* Below the form, so that they do not shift it, and only after the data that loads late. */}
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
          {/* All required fields are complete, so the remaining steps can be skipped. */}
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
