import type { PresetTemplate } from '@atrium/contract/dashboard-layouts';
import { useId, type ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { Banner } from '../../feedback/banner/index.js';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';
import { PageHeader } from '../../navigation/index.js';
import { TemplateOptions } from './template-options.js';
import { useTemplateChoice } from './use-template-choice.js';

export interface StartupPickerProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The templates, in the order shown. */
  templates: readonly PresetTemplate[];
  /** Saves the template (HOME-020); an error is shown if the promise rejects. */
  onValidate: (template: PresetTemplate) => void | Promise<unknown>;
}

/**
 * The home page of a client without a template (HOME-018, DS-053): asks for a profile; the button is disabled until one
 * is chosen (HOME-019). Bank users never see it (HOME-021).
 */
export function StartupPicker({ templates, onValidate, className, ...props }: StartupPickerProps) {
  const t = useStrings();
  const helpId = useId();
  const { template, setTemplate, state, take } = useTemplateChoice(null, onValidate);
  return (
    <form
      className={cn('grid max-w-640 gap-20 px-16 pb-40 xs:px-24', className)}
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
      {...props}
    >
      <div>
        <PageHeader greeting title={t('dashboard.template.startTitle')} className="pb-4" />
        <p className="text-body text-ink-2">{t('dashboard.template.startDescription')}</p>
      </div>
      <TemplateOptions
        templates={templates}
        value={template}
        onValueChange={setTemplate}
        disabled={state === 'busy'}
      />
      {state === 'failed' ? (
        <Banner tone="negative" live="assertive" title={t('dashboard.template.failed')} />
      ) : null}
      <div className="flex flex-wrap items-center gap-12">
        <Button
          type="submit"
          variant="primary"
          disabled={template === null}
          aria-describedby={template === null ? helpId : undefined}
          busy={state === 'busy'}
          busyLabel={t('dashboard.template.validating')}
        >
          {t('dashboard.template.validate')}
        </Button>
        {template === null ? (
          <p id={helpId} className="text-small text-ink-2">
            {t('dashboard.template.needed')}
          </p>
        ) : null}
      </div>
    </form>
  );
}
