import { PropertyList } from '../../data/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { shownSignatories } from '../signatory-form/index.js';
import { companyText } from '../company-text.js';
import { groupsInOrder } from '../signatory-form/internal.js';
import type { SignatureDocumentOption } from './signature-documents.js';
import type { SignatureFormValue } from './signature-values.js';

export interface SignatureSummaryProps {
  value: SignatureFormValue;
  documents: readonly SignatureDocumentOption[];
}

/** A summary for review before sending: documents, signature options, and signatories in order. */
export function SignatureSummary({ value, documents }: SignatureSummaryProps) {
  const t = useStrings();
  const formats = useFormats();
  const form = value.signatories;
  const names = value.documentIds.map(
    (id) => documents.find((document) => document.id === id)?.filename ?? '',
  );
  const [first, second] = groupsInOrder(form.groupSignFirst);
  const joint = t('signature.envelope.joint', {
    first: t(`signature.envelope.groups.${first!}`),
    second: t(`signature.envelope.groups.${second!}`),
  });
  return (
    <PropertyList
      className="max-w-measure"
      properties={[
        { label: t('signature.form.title'), value: value.title },
        {
          label: t('signature.form.documents'),
          value: value.signatureType === 'Amendment' ? t('signature.form.amendment') : formats.list(names),
        },
        ...(value.legalEntity
          ? [{ label: t('signature.company.label'), value: companyText(t, value.legalEntity) }]
          : []),
        { label: t('signature.option.label'), value: t(`signature.option.${form.signatureOption}`) },
        {
          label: t('signature.list.label'),
          value: (
            <>
              <ol>
                {shownSignatories(form).map((signatory, index) => (
                  <li key={signatory.id} className="break-words">
                    {`${index + 1}. ${signatory.firstname} ${signatory.lastname}, ${signatory.mail}`}
                  </li>
                ))}
              </ol>
              <p className="mt-4 text-caption text-ink-2">
                {form.enableGroupSign ? joint : t('signature.sequence')}
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
