import { DocumentPreview } from '@atrium/ui';
import { useFile } from '../../api/files.ts';
import { saveSample, type RegistrySample } from './texts.ts';

interface Props {
  documents: readonly RegistrySample[];
  shown: RegistrySample;
  onShow: (id: string | null) => void;
}

/** The preview of a sample document of the registry: a static file of the portal (KYC-032). */
export default function RegistryPreview({ documents, shown, onShow }: Props) {
  const { headers: _, ...file } = useFile({
    queryKey: ['kyc', 'sample', shown.href],
    call: async (signal) => {
      const answer = await fetch(shown.href, { signal });
      if (!answer.ok) throw new Error(`${shown.href}: ${answer.status}`);
      return answer;
    },
  });
  return (
    <DocumentPreview
      open
      onOpenChange={(open) => !open && onShow(null)}
      documents={documents.map(({ id, filename, mediaType }) => ({ id, name: filename, mediaType }))}
      documentId={shown.id}
      onDocumentChange={onShow}
      {...file}
      onDownload={() => saveSample(documents, shown.id)}
    />
  );
}
