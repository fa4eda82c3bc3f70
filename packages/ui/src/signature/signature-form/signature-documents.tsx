import type { SignatureType } from '@atrium/contract/signature-rules';
import { Button } from '../../controls/button/index.js';
import { Field } from '../../controls/field/index.js';
import { MultiSelect } from '../../controls/multi-select/index.js';
import { RadioGroup } from '../../controls/radio-group/index.js';
import { Select } from '../../controls/select/index.js';
import { TextInput } from '../../controls/text/index.js';
import { useStrings } from '../../foundations/index.js';
import { DownloadIcon } from '../../foundations/icons/index.js';
import type { SignatureFormValue } from './signature-values.js';

export interface SignatureDocumentOption {
  id: string;
  filename: string;
}

export interface SignatureDocumentsProps {
  /** Prefix of the control ids. */
  id: string;
  value: SignatureFormValue;
  onValueChange: (value: SignatureFormValue) => void;
  documents: readonly SignatureDocumentOption[];
  maximumTitle: number;
  titleError?: string | undefined;
  documentsError?: string | undefined;
  onReadAmendment: () => void;
}

const KINDS: readonly SignatureType[] = ['Generic', 'Function', 'Amendment'];

/** What is signed: a title, and one document, several, or the bank's amendment form. */
export function SignatureDocuments({
  id,
  value,
  onValueChange,
  documents,
  maximumTitle,
  titleError,
  documentsError,
  onReadAmendment,
}: SignatureDocumentsProps) {
  const t = useStrings();
  const options = documents.map((document) => ({ value: document.id, label: document.filename }));
  const change = (next: Partial<SignatureFormValue>) => onValueChange({ ...value, ...next });
  const isEmpty = documents.length === 0;
  return (
    <div className="grid max-w-measure gap-16">
      <Field label={t('signature.form.title')} controlId={`${id}-title`} error={titleError}>
        <TextInput
          value={value.title}
          onValueChange={(title) => change({ title })}
          maxLength={maximumTitle}
        />
      </Field>
      <Field
        label={t('signature.form.kind')}
        group
        help={isEmpty ? t('signature.form.noDocuments') : undefined}
      >
        <RadioGroup
          options={KINDS.map((kind) => ({
            value: kind,
            label: t(`signature.form.kinds.${kind}`),
            disabled: isEmpty && kind !== 'Amendment',
          }))}
          value={value.signatureType}
          onValueChange={(signatureType) =>
            change({
              signatureType,
              documentIds: signatureType === 'Amendment' ? [] : value.documentIds.slice(0, 1),
            })
          }
        />
      </Field>
      {value.signatureType === 'Generic' && !isEmpty ? (
        <Field label={t('signature.form.document')} controlId={`${id}-documents`} error={documentsError}>
          <Select
            options={options}
            value={value.documentIds[0] ?? null}
            onValueChange={(documentId) => change({ documentIds: documentId === null ? [] : [documentId] })}
          />
        </Field>
      ) : null}
      {value.signatureType === 'Function' && !isEmpty ? (
        <Field label={t('signature.form.documents')} controlId={`${id}-documents`} error={documentsError}>
          <MultiSelect
            options={options}
            value={value.documentIds}
            onValueChange={(documentIds) => change({ documentIds })}
          />
        </Field>
      ) : null}
      {value.signatureType === 'Amendment' ? (
        <Button className="justify-self-start" size="toolbar" icon={DownloadIcon} onClick={onReadAmendment}>
          {t('signature.form.readAmendment')}
        </Button>
      ) : null}
    </div>
  );
}
