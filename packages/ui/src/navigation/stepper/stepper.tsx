import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { CheckIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';

/** State of a step (PLAT-132). */
export type StepStatus = 'active' | 'completed' | 'following';

export interface Step {
  id: string;
  title: ReactNode;
  /** A line with the result (“2 selected”) or the error (“3 to correct”). */
  detail?: ReactNode;
  completed?: boolean;
  /** The step has errors; `detail` says which. */
  invalid?: boolean;
  /** Whether the user can go to the step. Default: to completed steps only. */
  switchable?: boolean;
}

export interface StepperProps extends Omit<ComponentProps<'nav'>, 'children' | 'onChange'> {
  /** The steps, in order. */
  steps: readonly Step[];
  /** The id of the active step. */
  value: string;
  /** Called with the id of the step the user selects; without it, steps cannot be selected. */
  onValueChange?: (id: string) => void;
  /** `vertical`: 232 px wide, at the left of a wizard. `horizontal`: compact, above a narrow form. */
  orientation?: 'vertical' | 'horizontal';
  /** Names the steps for assistive technology. Default: “Steps”. */
  label?: string;
}

/** Returns the status of a step; the active step is `active` even if completed. */
export const stepStatus = (step: Step, value: string): StepStatus =>
  step.id === value ? 'active' : step.completed ? 'completed' : 'following';

/** The steps of a wizard: number, name, a line with the result or error (direction, section 3). */
export function Stepper({
  steps,
  value,
  onValueChange,
  orientation = 'vertical',
  label,
  className,
  ...props
}: StepperProps) {
  const t = useStrings();
  const vertical = orientation === 'vertical';
  const position = steps.findIndex((step) => step.id === value) + 1;
  return (
    <nav
      aria-label={label ?? t('navigation.steps.label')}
      className={cn(vertical ? 'w-232 max-w-full' : 'w-full', className)}
      {...props}
    >
      <p className={cn('text-caption text-ink-2', vertical ? 'mb-16' : 'mb-8')}>
        {t('navigation.steps.position', { index: position, total: steps.length })}
      </p>
      <ol className={vertical ? 'grid' : 'flex items-start gap-8'}>
        {steps.map((step, index) => (
          <StepItem
            key={step.id}
            step={step}
            number={index + 1}
            status={stepStatus(step, value)}
            vertical={vertical}
            last={index === steps.length - 1}
            onGo={onValueChange && step.id !== value ? () => onValueChange(step.id) : undefined}
          />
        ))}
      </ol>
    </nav>
  );
}

interface StepItemProps {
  step: Step;
  number: number;
  status: StepStatus;
  vertical: boolean;
  last: boolean;
  onGo: (() => void) | undefined;
}

function StepItem({ step, number, status, vertical, last, onGo }: StepItemProps) {
  const t = useStrings();
  const active = status === 'active';
  const switchable = onGo && (step.switchable ?? status === 'completed');
  const content = (
    <>
      <span
        aria-hidden
        className={cn(
          'inline-flex size-24 shrink-0 items-center justify-center rounded-round border text-small font-semibold',
          status === 'active' && 'border-brand bg-brand text-on-brand',
          status === 'completed' && 'border-brand text-brand-ink',
          status === 'following' && 'border-line-control text-ink-2',
        )}
      >
        {status === 'completed' ? <CheckIcon size={14} /> : number}
      </span>
      <span className={cn('min-w-0 pt-2', !vertical && !active && 'sr-only sm:not-sr-only')}>
        <span
          className={cn('block text-body', active && 'font-semibold', switchable && 'group-hover:underline')}
        >
          {step.title}
          <span className="sr-only">
            {', '}
            {t(`navigation.steps.${status}`)}
          </span>
        </span>
        {step.detail && (vertical || active) ? (
          <span className={cn('block text-caption', step.invalid ? 'text-negative-ink' : 'text-ink-2')}>
            {step.detail}
          </span>
        ) : null}
      </span>
    </>
  );
  const rowClasses = 'group flex min-w-0 items-start gap-12 rounded-tag text-left';
  return (
    <li
      data-step-status={status}
      aria-current={active ? 'step' : undefined}
      className={cn(
        vertical ? 'relative pb-16' : 'flex min-w-0 items-start gap-8',
        vertical &&
          !last &&
          'before:absolute before:top-28 before:bottom-4 before:left-12 before:w-1 before:bg-line-2',
      )}
    >
      {switchable ? (
        <button type="button" onClick={onGo} className={cn(rowClasses, 'focus-ring')}>
          {content}
        </button>
      ) : (
        <div className={rowClasses}>{content}</div>
      )}
      {!vertical && !last ? <span aria-hidden className="mt-12 h-1 w-16 shrink-0 bg-line-2" /> : null}
    </li>
  );
}
