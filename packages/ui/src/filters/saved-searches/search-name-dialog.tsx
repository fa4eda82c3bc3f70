import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../controls/button/index.js';
import { Field } from '../../controls/field/index.js';
import { TextInput } from '../../controls/text/index.js';
import { Banner } from '../../feedback/banner/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import { isNameFailure, nameProblem, SAVED_SEARCH_NAME_MAX } from './saved-search.js';

export interface SearchNameDialogProps {
  /** Whether the dialog is open (controlled state). */
  open: boolean;
  /** Called when the dialog opens or closes. */
  onOpenChange: (open: boolean) => void;
  /** The current name; without one, a new search is saved. */
  name?: string | undefined;
  /** Called with the trimmed name. The host closes the dialog once it is saved. */
  onSave: (name: string) => void;
  /** The name is being saved. */
  saving?: boolean;
  /** The search is shared once it is saved: the button says so. */
  toShare?: boolean;
  /** Why the last attempt failed: shown below the field if it is about the name (SRCH-032), otherwise above it. */
  failure?: { code: string; label: string } | null | undefined;
}

/** Dialog to save a search under a name, or to rename it (SRCH-030 to SRCH-032). */
export function SearchNameDialog({ open, onOpenChange, name, toShare, ...form }: SearchNameDialogProps) {
  const t = useStrings();
  const formId = useId();
  const renames = name !== undefined;
  const submit = toShare ? 'submitToShare' : renames ? 'renameSubmit' : 'submit';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!form.saving}
      title={t(renames ? 'filters.saved.save.renameTitle' : 'filters.saved.save.title')}
      description={renames ? undefined : t('filters.saved.save.description')}
      footer={
        <>
          <Button disabled={form.saving} onClick={() => onOpenChange(false)}>
            {t('filters.saved.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={form.saving ?? false}
            busyLabel={t(renames ? 'filters.saved.save.renaming' : 'filters.saved.save.submitting')}
          >
            {t(`filters.saved.save.${submit}`)}
          </Button>
        </>
      }
    >
      <NameForm {...form} id={formId} name={name ?? ''} />
    </Dialog>
  );
}

interface NameFormProps extends Pick<SearchNameDialogProps, 'onSave' | 'saving' | 'failure'> {
  id: string;
  name: string;
}

function NameForm({ id, name, onSave, saving = false, failure }: NameFormProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const [text, setText] = useState(name);
  /** The text of the last attempt; a server error about it disappears once the text is changed. */
  const [tried, setTried] = useState<string | null>(null);
  const problem = nameProblem(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(text);
    if (problem === null && !saving) onSave(text.trim());
  };
  const refused = failure && isNameFailure(failure) && tried === text ? failure.label : undefined;
  const texts = {
    required: t('filters.saved.save.required'),
    tooLong: t('filters.saved.save.tooLong', { figure: integer(SAVED_SEARCH_NAME_MAX) }),
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-16">
      {failure && !isNameFailure(failure) ? (
        <Banner tone="negative" live="assertive" title={failure.label} />
      ) : null}
      <Field
        label={t('filters.saved.save.name')}
        error={tried !== null && problem ? texts[problem] : refused}
      >
        <TextInput value={text} onValueChange={setText} />
      </Field>
    </form>
  );
}
