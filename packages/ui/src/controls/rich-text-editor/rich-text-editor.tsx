import type { MESSAGE_LIMIT } from '@atrium/contract/rich-text-rules';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useId, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { cn } from '../../foundations/cn.js';
import { CloseIcon, WarningIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { announce } from '../../feedback/announcer/index.js';
import { IconButton } from '../button/index.js';
import { CharacterCount } from '../field/internal.js';
import { useFieldControl } from '../field/index.js';
import { useFormReset } from '../use-field-value.js';
import { useValue } from '../use-value.js';
import type { EditorHandle } from './editor-surface.js';
import { EditorToolbar } from './editor-toolbar.js';
import type { Format } from './formats.js';
import { LazySurface } from './lazy-surface.js';

/** Maximum length in characters (RDET-051). */
const LIMIT: typeof MESSAGE_LIMIT = 6000;

export interface RichTextEditorProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'onSubmit' | 'children'
> {
  /** Rich text as HTML; an empty string for no text. */
  value?: string | undefined;
  /** The initial text, as HTML; it comes back when the form is reset. */
  defaultValue?: string;
  /** Called on every change: the HTML (empty if only whitespace) and its plain text, as the server counts it. */
  onValueChange?: ((html: string, text: string) => void) | undefined;
  /** Maximum length in characters: typing stops there; a longer paste or `value` stays and is counted as too long. */
  limit?: number;
  /** Placeholder; it does not replace the label. */
  placeholder?: string | undefined;
  /** Marks the value as invalid, also for assistive technology. A Field with an `error` sets it. */
  invalid?: boolean | undefined;
  /** Announced as required by assistive technology. A Field that is not `optional` sets it. */
  required?: boolean | undefined;
  /** The text can be read and copied but not changed. A Field may set it. */
  readOnly?: boolean | undefined;
  /** Disables the control; its value is not submitted. A Field may set it. */
  disabled?: boolean | undefined;
  /** Called on Ctrl+Enter or Command+Enter. */
  onSubmit?: (() => void) | undefined;
  /** Shown above the text, such as who will read it. */
  header?: ReactNode;
  /** Shown below the text, such as attached files. */
  children?: ReactNode;
  /** Extra tools beside the formatting tools, such as attaching files. */
  tools?: ReactNode;
  /** Actions at the end of the toolbar, such as sending. */
  actions?: ReactNode;
  /** Handle to move the focus into the text. */
  editorRef?: RefObject<RichTextEditorHandle | null> | undefined;
  /** The text takes the focus as soon as it can be edited. */
  focusWhenReady?: boolean;
  /** One line high, with tools and actions beside the text; formatting tools and counter are hidden. */
  slim?: boolean;
}

export type RichTextEditorHandle = Pick<EditorHandle, 'focus'>;

/**
 * Text with bold, italic, underline and lists (DS-079). Pasted content is cleaned; images are refused with a message.
 * In a Field it uses the field's label; on its own it needs an `aria-label`.
 */
export function RichTextEditor({
  value,
  defaultValue = '',
  onValueChange,
  limit = LIMIT,
  placeholder,
  invalid,
  required,
  readOnly,
  disabled,
  onSubmit,
  header,
  children,
  tools,
  actions,
  className,
  editorRef,
  focusWhenReady = false,
  slim = false,
  ref,
  ...props
}: RichTextEditorProps) {
  const t = useStrings();
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useComposedRefs(root, ref);
  const words = useRef('');
  const [initial] = useState(defaultValue);
  const [html, setHtml] = useValue(value, initial, (next) => onValueChange?.(next, words.current));
  const [length, setLength] = useState<number>();
  const [active, setActive] = useState<readonly Format[]>([]);
  const [hasWarning, setHasWarning] = useState(false);
  const own = useRef<EditorHandle>(null);
  const handle = (editorRef as RefObject<EditorHandle | null> | undefined) ?? own;
  useFormReset(root, value === undefined, () => {
    setHasWarning(false);
    // Shown before it is reported, because showing it also reads its plain text.
    handle.current?.show(initial);
    if (html !== initial) setHtml(initial);
  });
  const id = useId();
  const field = useFieldControl({ ...props, invalid, required, disabled, readOnly });
  const controlId = field.id ?? id;
  const editable = !field.disabled && !field.readOnly;
  const isEmpty = length === undefined ? html === '' : length === 0;

  const attributes: Record<string, string> = {
    id: controlId,
    role: 'textbox',
    'aria-multiline': 'true',
    class: 'rich-text min-h-(--text-height) whitespace-pre-wrap outline-none',
    'aria-describedby': [field.describedBy, `${id}-count`].filter(Boolean).join(' '),
    ...(props['aria-label'] !== undefined && { 'aria-label': props['aria-label'] }),
    ...(field.labelledBy && { 'aria-labelledby': field.labelledBy }),
    ...(field.required && { 'aria-required': 'true' }),
    ...(field.invalid && { 'aria-invalid': 'true' }),
    ...(placeholder && { 'aria-placeholder': placeholder }),
    ...(field.readOnly && { 'aria-readonly': 'true', tabindex: '0' }),
    ...(field.disabled && { 'aria-disabled': 'true' }),
  };
  const warn = () => {
    setHasWarning(true);
    announce(t('controls.richText.noImagePaste'));
  };
  // The attributes that name and describe the text go to the text alone.
  const {
    'aria-label': _label,
    'aria-labelledby': _name,
    'aria-describedby': _help,
    id: _id,
    ...rest
  } = props;
  return (
    <div
      ref={rootRef}
      {...rest}
      className={cn(
        'flex w-full min-w-0 rounded-control border border-line-control bg-surface text-body text-ink',
        'outline-2 -outline-offset-1 outline-transparent [&:has([role=textbox]:focus-visible)]:outline-focus',
        field.invalid && 'border-negative inset-ring inset-ring-negative outline-offset-2',
        field.readOnly && 'border-line-2 bg-well text-ink-2',
        field.disabled && 'cursor-not-allowed border-line-2 bg-well text-ink-disabled',
        slim ? 'items-center [--text-height:1.5rem]' : 'flex-col [--text-height:3.75rem]',
        className,
      )}
    >
      {header}
      {/* The element the tools act on (`aria-controls`): it exists before the editor, whose code loads later. */}
      <div
        id={`${id}-text`}
        className={cn(
          'relative overflow-y-auto px-12 py-10',
          slim ? 'max-h-44 min-w-0 flex-1' : 'max-h-[30vh]',
        )}
      >
        {isEmpty && placeholder ? (
          <span aria-hidden className="pointer-events-none absolute truncate text-ink-3">
            {placeholder}
          </span>
        ) : null}
        <LazySurface
          className="relative min-h-(--text-height)"
          focusWhenReady={focusWhenReady}
          handle={handle}
          html={html}
          limit={limit}
          editable={editable}
          attributes={attributes}
          onActive={setActive}
          onImagePaste={warn}
          onSubmit={onSubmit}
          onText={(text) => {
            words.current = text;
            setLength(text.length);
          }}
          onChange={(next) => {
            setHasWarning(false);
            setHtml(next);
          }}
        />
      </div>
      {hasWarning ? (
        <p
          data-warning="text-editor-no-image-paste"
          className="flex items-center gap-8 border-t border-line px-12 py-4 text-small text-ink-2"
        >
          <WarningIcon className="shrink-0 text-ink" />
          <span className="min-w-0 flex-1">{t('controls.richText.noImagePaste')}</span>
          <IconButton
            icon={CloseIcon}
            size="small"
            label={t('controls.richText.dismiss')}
            onClick={() => setHasWarning(false)}
          />
        </p>
      ) : null}
      {children}
      <div
        className={cn(
          'flex items-center justify-end gap-x-12 gap-y-4',
          slim ? 'py-4 pr-4' : 'flex-wrap px-6 pb-6',
        )}
      >
        <div className="mr-auto flex items-center gap-8">
          {slim ? null : (
            <EditorToolbar active={active} disabled={!editable} controls={`${id}-text`} editor={handle} />
          )}
          {tools}
        </div>
        <div className={slim ? 'hidden' : 'contents'}>
          <CharacterCount id={`${id}-count`} length={length ?? 0} limit={limit} />
        </div>
        {actions}
      </div>
    </div>
  );
}
