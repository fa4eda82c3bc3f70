import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Field, useFieldControl } from '../../controls/field/index.js';
import { announce } from '../../feedback/announcer/index.js';
import { cn } from '../../foundations/cn.js';
import { UploadIcon } from '../../foundations/icons/index.js';
import { lazyPart } from '../../foundations/lazy-part.js';
import { useFormats, useStrings } from '../../foundations/provider/index.js';
import type { TagsModalProps } from '../../tags/tags-modal/index.js';
import { AcceptedTypes } from '../accepted-types/index.js';
import { isRefused } from './upload-item.js';
import { UploadList } from './upload-list.js';
import { UploadRow } from './upload-row.js';
import { UploadSummary } from './upload-summary.js';
import { useFileDrop } from './use-file-drop.js';
import { useUploadAnnouncements } from './use-upload-announcements.js';
import { useUploadChoice } from './use-upload-choice.js';
import { takenExtensions, useUploadPicker } from './use-upload-picker.js';
import { canRetry } from './upload-state.js';
import type { Uploads } from './use-uploads.js';

export interface UploaderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The files, from `useUploads`. */
  uploads: Uploads;
  /** Label of the field. */
  label: ReactNode;
  /** Hides the label visually; assistive technology still reads it. */
  labelHidden?: boolean;
  /** The field is required unless this is set. */
  optional?: boolean;
  /** Why the form cannot be submitted, such as a missing file. */
  error?: ReactNode;
  /** Accepts no files, and none can be changed or removed. */
  disabled?: boolean;
  /** Id of the control, for an error summary. */
  controlId?: string;
  /** Search and creation of tags; absent if the user may not tag the files. */
  tagging?: UploadTagging | undefined;
}

export type UploadTagging = Pick<TagsModalProps, 'onSearch' | 'newTag'>;

/** Loaded when the tags of a file are first edited. */
const TagsModal = lazyPart(async () => (await import('../../tags/tags-modal/tags-modal.js')).TagsModal);

/**
 * Accepts files by drag and drop, file picker and paste, and shows the upload of each (DS-083). It does no networking:
 * the transport is passed to `useUploads`.
 */
export function Uploader({
  uploads,
  label,
  labelHidden,
  optional,
  error,
  disabled,
  controlId,
  ...props
}: UploaderProps) {
  return (
    <Field
      group
      label={label}
      {...(labelHidden && { labelHidden })}
      {...{ optional, error, disabled, controlId }}
    >
      <UploaderBody uploads={uploads} {...props} />
    </Field>
  );
}

function UploaderBody({
  uploads,
  className,
  ref,
  tagging,
  ...props
}: Pick<UploaderProps, 'uploads' | 'tagging'> & Omit<ComponentProps<'div'>, 'children'>) {
  const t = useStrings();
  const formats = useFormats();
  const field = useFieldControl();
  const { items, options, remove, retry, keep, tag } = uploads;
  /** Id of the file whose tags are being edited. */
  const [tagged, setTagged] = useState<string | null>(null);
  const { notices, take, replace } = useUploadChoice(uploads);
  const { pick, input } = useUploadPicker(options, (files) => take(files));
  const { isOver, handlers } = useFileDrop(take, field.disabled);
  const button = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const ownRef = useComposedRefs(root, ref);
  useUploadAnnouncements(uploads);

  /** The row whose remove button gets the focus once the pressed button is gone; null for the picker. */
  const focusNext = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const id = focusNext.current;
    if (id === undefined) return;
    focusNext.current = undefined;
    const next = id && root.current?.querySelector<HTMLElement>(`[data-upload-remove="${id}"]`);
    (next || button.current)?.focus();
  });
  const removeRow = (id: string) => {
    const index = items.findIndex((item) => item.id === id);
    focusNext.current = (items[index + 1] ?? items[index - 1])?.id ?? null;
    announce(t('uploads.announce.removed', { name: items[index]?.name ?? '' }));
    remove(id);
  };
  const replaceRow = (id: string, file: File) => {
    focusNext.current = replace(id, file).added[0]?.id ?? id;
  };
  const latest = useRef({ removeRow, pick, replaceRow });
  useEffect(() => {
    latest.current = { removeRow, pick, replaceRow };
  });
  // Stable callbacks, so that memoised rows only render when their file changes.
  const row = useRef({
    onRemove: (id: string) => latest.current.removeRow(id),
    onReplace: (id: string) => latest.current.pick((file) => latest.current.replaceRow(id, file)),
    onRetry: (id: string) => {
      focusNext.current = id;
      retry(id);
    },
    onKeep: (id: string) => {
      focusNext.current = id;
      keep(id);
    },
  });

  const extensions = takenExtensions(options);
  const types = formats.list(extensions.map((extension) => extension.toUpperCase()));
  return (
    <div
      ref={ownRef}
      role="group"
      aria-labelledby={field.labelledBy}
      className={cn('grid min-w-0 gap-8', className)}
      {...props}
      {...handlers}
    >
      <div
        data-over={isOver || undefined}
        className={cn(
          'grid gap-x-16 gap-y-4 rounded-control border border-dashed border-line-control bg-surface px-16 py-12',
          'data-over:border-solid data-over:border-brand data-over:bg-hover',
          field.invalid && 'border-negative',
          field.disabled && 'bg-well text-ink-2',
        )}
      >
        <div className="flex min-w-0 items-center gap-12 text-small">
          <UploadIcon size={20} className="shrink-0" />
          <span className="min-w-0">
            {isOver ? (
              <span className="font-medium">{t('uploads.release')}</span>
            ) : (
              <>
                <span className="font-medium">
                  {t(options.single ? 'uploads.dropOne' : 'uploads.dropHere')}
                </span>{' '}
                {t('uploads.or')}{' '}
              </>
            )}
            <button
              ref={button}
              type="button"
              {...field.controlProps}
              aria-required={undefined}
              aria-invalid={undefined}
              disabled={field.disabled}
              className={cn(
                'link focus-ring min-h-24 rounded-tag text-left font-medium disabled:text-ink-disabled disabled:no-underline',
                isOver && 'sr-only',
              )}
              onClick={() => pick()}
            >
              {t('uploads.choose')}
            </button>
            {input}
          </span>
        </div>
        <AcceptedTypes
          extensions={extensions}
          maxSize={options.maxSize}
          {...(options.maxCount !== undefined && { maxCount: options.maxCount })}
        />
      </div>
      {notices.length > 0 ? (
        <ul className="grid gap-4 text-small text-ink-2">
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      ) : null}
      {items.length > 0 ? (
        <>
          <UploadSummary
            uploads={uploads}
            disabled={field.disabled}
            onRetry={() => {
              focusNext.current = null;
              retry();
            }}
            onRemoveRefused={() => {
              for (const item of items) if (isRefused(item) && !canRetry(item)) remove(item.id);
              focusNext.current = null;
            }}
          />
          <UploadList
            items={items}
            renderRow={(item, fixed) => (
              <UploadRow
                item={item}
                types={types}
                maxSize={options.maxSize}
                check={options.check}
                canRetry={canRetry(item)}
                fixed={fixed}
                disabled={field.disabled}
                onTag={tagging && setTagged}
                {...row.current}
              />
            )}
          />
        </>
      ) : null}
      {tagging && tagged !== null ? (
        <TagsModal
          {...tagging}
          open
          onOpenChange={(open) => (open ? undefined : setTagged(null))}
          items={items.filter((item) => !isRefused(item))}
          defaultChecked={[tagged]}
          onSubmit={(ids, _changes, edits) => {
            tag(ids, edits);
            setTagged(null);
          }}
        />
      ) : null}
    </div>
  );
}
