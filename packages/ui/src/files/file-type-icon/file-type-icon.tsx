import {
  FileCsvIcon,
  FileDocIcon,
  FileIcon as OtherIcon,
  FileImageIcon,
  FilePdfIcon,
  FilePptIcon,
  FileTextIcon,
  FileXlsIcon,
  FileZipIcon,
  type IconComponent,
  type IconProps,
} from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { fileKind, type FileKind } from './file-kind.js';

const ICONS: Record<FileKind, IconComponent> = {
  pdf: FilePdfIcon,
  word: FileDocIcon,
  excel: FileXlsIcon,
  csv: FileCsvIcon,
  powerpoint: FilePptIcon,
  image: FileImageIcon,
  text: FileTextIcon,
  archive: FileZipIcon,
  other: OtherIcon,
};

export interface FileTypeIconProps extends Omit<IconProps, 'label' | 'name'> {
  /** The file's name; its extension tells the kind when the media type does not. */
  name?: string;
  /** Media type; it decides where it says something. */
  mediaType?: string;
  /** The icon is used without the name: screen readers read “PDF document”. */
  labelled?: boolean;
}

/** The icon of a file by its type, 20 px: ink, never tinted. */
export function FileTypeIcon({ name, mediaType, labelled = false, size = 20, ...props }: FileTypeIconProps) {
  const t = useStrings();
  const kind = fileKind({ name, mediaType });
  const Icon = ICONS[kind];
  return (
    <Icon
      size={size}
      data-file-kind={kind}
      {...(labelled && { label: t(`files.kind.${kind}`) })}
      {...props}
    />
  );
}
