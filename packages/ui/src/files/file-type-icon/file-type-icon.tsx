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
  /** The file's name; its extension decides if the media type is missing or not recognised. */
  name?: string;
  /** Media type; takes precedence over the name if recognised. */
  mediaType?: string;
  /** Use if the icon is shown without the file name: screen readers read “PDF document”. */
  labelled?: boolean;
}

/** The icon of a file type, 20 px, in the text colour, never tinted. */
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
