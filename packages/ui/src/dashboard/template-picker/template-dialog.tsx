import type { PresetTemplate } from '@atrium/contract/dashboard-layouts';
import { useId } from 'react';
import { Button } from '../../controls/button/index.js';
import { Banner } from '../../feedback/banner/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import { TemplateOptions } from './template-options.js';
import { useTemplateChoice } from './use-template-choice.js';

export interface TemplateDialogProps {
  /** Whether it is open; owned by the host. */
  open: boolean;
  /** It opens or closes, by the person or by its trigger. */
  onOpenChange: (open: boolean) => void;
  /** The templates, in the order shown. */
  templates: readonly PresetTemplate[];
  /** The template of the board now; null for an own layout. */
  current?: PresetTemplate | null;
  /** Takes the template over; a promise that breaks keeps the dialog open and says so. */
  onChoose: (template: PresetTemplate) => void | Promise<unknown>;
}

/** Lets a client replace the board by the layout of a profile (HOME-017, HOME-030). The button is off until one is chosen. */
export function TemplateDialog(props: TemplateDialogProps) {
  // Made anew each time it opens, so that the choice starts from the board.
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
