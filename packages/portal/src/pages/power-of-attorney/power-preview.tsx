import { DocumentPreview } from '@atrium/ui';
import { usePowerFile } from '../../api/power-of-attorney.ts';

interface Props {
  ricosCode: string;
  fileName: string;
  onClose: () => void;
  onDownload: () => void;
}

/** The preview of the signed power of attorney of a legal entity. */
export default function PowerPreview({ ricosCode, fileName, onClose, onDownload }: Props) {
  const file = usePowerFile(ricosCode);
  return (
    <DocumentPreview
      open
      onOpenChange={(open) => !open && onClose()}
      documents={[{ id: fileName, name: fileName, mediaType: 'application/pdf' }]}
      documentId={fileName}
      {...file}
      onDownload={onDownload}
    />
  );
}
