import type { KycDocument } from '@atrium/contract/kyc';
import { DocumentPreview } from '@atrium/ui';
import { useKycDownload, useKycFile } from '../../api/kyc.ts';

interface Props {
  ricosCode: string;
  /** The documents of the record that have a preview; previous and next move through them. */
  documents: readonly KycDocument[];
  shown: KycDocument;
  onShow: (id: string | null) => void;
}

/** The preview of a document of a KYC record (KYC-025). */
export default function RecordPreview({ ricosCode, documents, shown, onShow }: Props) {
  const file = useKycFile(ricosCode, shown);
  const download = useKycDownload(ricosCode);
  return (
    <DocumentPreview
      open
      onOpenChange={(open) => !open && onShow(null)}
      documents={documents.map(({ id, filename, mediaType }) => ({
        id,
        name: filename ?? '',
        ...(mediaType !== null && { mediaType }),
      }))}
      documentId={shown.id}
      onDocumentChange={onShow}
      {...file}
      onDownload={() => download.mutate(shown.id)}
    />
  );
}
