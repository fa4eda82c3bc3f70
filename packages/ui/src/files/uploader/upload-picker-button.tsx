import { use } from 'react';
import { IconButton, type IconButtonProps } from '../../controls/button/index.js';
import { AttachIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { ZoneChoice } from './file-drop-zone.js';
import { useUploadChoice } from './use-upload-choice.js';
import { useUploadPicker } from './use-upload-picker.js';
import type { Uploads } from './use-uploads.js';

export interface UploadPickerButtonProps extends Omit<IconButtonProps, 'icon' | 'label' | 'onClick'> {
  /** The files, from `useUploads`. */
  uploads: Uploads;
  /** Accessible name of the button; default “Choose files”. */
  label?: string;
}

/** The paperclip button: opens the file picker of an uploader whose files are shown elsewhere. */
export function UploadPickerButton({ uploads, label, ...props }: UploadPickerButtonProps) {
  const t = useStrings();
  const own = useUploadChoice(uploads);
  const take = use(ZoneChoice) ?? own.take;
  const { pick, input } = useUploadPicker(uploads.options, (files) => take(files));
  return (
    <>
      <IconButton
        icon={AttachIcon}
        label={label ?? t('uploads.chooseFiles')}
        onClick={() => pick()}
        {...props}
      />
      {input}
    </>
  );
}
