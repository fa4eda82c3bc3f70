import type { ENTITIES_LIST_NAME_MAX } from '@atrium/contract/contracts-rules';
import { useId, useRef, useState, type FormEvent, type RefObject } from 'react';
import { Button } from '../../controls/button/index.js';
import { Field } from '../../controls/field/index.js';
import { TextInput } from '../../controls/text/index.js';
import { normalizeText, useFormats } from '../../foundations/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import type { RightWords } from '../use-right-words.js';

const NAME_MAX: typeof ENTITIES_LIST_NAME_MAX = 100;

const isTaken = (name: string, names: readonly string[]) =>
  names.some((one) => normalizeText(one) === normalizeText(name));

/** Returns the wanted name, or with the first number that makes it free; at most 100 characters. */
export function freeName(wanted: string, names: readonly string[]): string {
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` ${number}`;
    const name = wanted.slice(0, NAME_MAX - end.length).trimEnd() + end;
    if (!isTaken(name, names)) return name;
  }
}

interface NewListDialogProps {
  words: RightWords;
  /** The legal entities of the list, as text. */
  entities: string;
  /** The names of the existing lists. */
  names: readonly string[];
  /** Creates the list; the dialog stays open if it fails. */
  onCreate: (name: string) => Promise<unknown>;
  onClose: () => void;
  /** Focused once the list is created, since the button that opened the dialog is gone then. */
  next: RefObject<HTMLElement | null>;
}

/** Asks for the name of a new list of legal entities (CTR-079, CTR-080). */
export function NewListDialog({
  words: { t },
  entities,
  names,
  onCreate,
  onClose,
  next,
}: NewListDialogProps) {
  const { integer } = useFormats();
  const formId = useId();
  const [text, setText] = useState(() => freeName(entities, names));
  const [isTried, setTried] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const isCreated = useRef(false);
  const name = text.trim();
  const problem =
    name === ''
      ? t('rightsMatrix.newList.needsName')
      : name.length > NAME_MAX
        ? t('rightsMatrix.newList.tooLong', { figure: integer(NAME_MAX) })
        : isTaken(name, names)
          ? t('rightsMatrix.newList.taken')
          : undefined;
  const create = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem !== undefined || isCreating) return;
    setCreating(true);
    try {
      await onCreate(name);
      isCreated.current = true;
      onClose();
    } catch {
      // The host shows the error. If the name was taken meanwhile, it is among the names by now.
      setCreating(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      onCloseAutoFocus={(event) => {
        if (!isCreated.current) return;
        event.preventDefault();
        next.current?.focus();
      }}
      dismissible={!isCreating}
      title={t('rightsMatrix.newList.title')}
      description={t('rightsMatrix.newList.text', { entities })}
      footer={
        <>
          <Button disabled={isCreating} onClick={onClose}>
            {t('rightsMatrix.newList.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isCreating}
            busyLabel={t('rightsMatrix.newList.creating')}
          >
            {t('rightsMatrix.newList.create')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void create(event)}>
        <Field
          label={t('rightsMatrix.newList.name')}
          // The list that is being created may be among the names before it is confirmed.
          error={isTried && !isCreating ? problem : undefined}
        >
          <TextInput value={text} onValueChange={setText} autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  );
}
