import type { PresetTemplate } from '@atrium/contract/dashboard-layouts';
import { useId } from 'react';
import { Button } from '../../controls/button/index.js';
import { Banner } from '../../feedback/banner/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import { TemplateOptions } from './template-options.js';
import { useTemplateChoice } from './use-template-choice.js';

export interface TemplateDialogProps {
  /** Whether the dialog is open (controlled state). */
  open: boolean;
  /** Called when the dialog opens or closes. */
  onOpenChange: (open: boolean) => void;
  /** The templates, in the order shown. */
  templates: readonly PresetTemplate[];
  /** The current template of the board; null for a custom layout. */
  current?: PresetTemplate | null;
  /** Applies the template; if the promise rejects, the dialog stays open and shows an error. */
  onChoose: (template: PresetTemplate) => void | Promise<unknown>;
}

/** Lets a client replace the board by the layout of a profile (HOME-017, HOME-030); disabled until one is chosen. */
export function TemplateDialog(props: TemplateDialogProps) {
  // Remounted each time it opens, so that the choice starts from the current board.
  return <OpenTemplateDialog key={String(props.open)} {...props} />;
}

function OpenTemplateDialog({
  open,
  onOpenChange,
  templates,
  current = null,
  onChoose,
}: TemplateDialogProps) {
  const t = useStrings();
  const formId = useId();
  const { template, setTemplate, state, take } = useTemplateChoice(current, onChoose);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('dashboard.template.title')}
      description={t('dashboard.template.description')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('dashboard.template.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={template === null}
            busy={state === 'busy'}
            busyLabel={t('dashboard.template.validating')}
          >
            {t('dashboard.template.choose')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-16"
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <TemplateOptions templates={templates} value={template} onValueChange={setTemplate} />
        {state === 'failed' ? (
          <Banner tone="negative" live="assertive" title={t('dashboard.template.failed')} />
        ) : null}
      </form>
    </Dialog>
  );
}
