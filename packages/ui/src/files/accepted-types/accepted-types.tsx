import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';
import { useFormats, useStrings } from '../../foundations/provider/index.js';

export interface AcceptedTypesProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Extensions without a dot, in the order shown. */
  extensions: readonly string[];
  /** Maximum size of one file, in bytes. */
  maxSize?: number;
  /** Maximum number of files. */
  maxCount?: number;
}

/** Describes which files can be uploaded: the help text of a drop zone. */
export function AcceptedTypes({ extensions, maxSize, maxCount, className, ...props }: AcceptedTypesProps) {
  const t = useStrings();
  const formats = useFormats();
  const parts = [
    formats.list(extensions.map((extension) => extension.toUpperCase())),
    maxSize === undefined ? undefined : t('files.maxSize', { size: formats.fileSize(maxSize) }),
    maxCount === undefined ? undefined : t('files.maxCount', { count: maxCount }),
  ];
  return (
    <p className={cn('text-caption text-ink-2', className)} {...props}>
      {parts.filter(Boolean).join(' · ')}
    </p>
  );
}
