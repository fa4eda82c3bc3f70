import type { Audience } from '@atrium/contract/audience';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { Checkbox } from '../../controls/checkbox/index.js';
import { RichTextEditor, type RichTextEditorHandle } from '../../controls/rich-text-editor/index.js';
import { Banner } from '../../feedback/index.js';
import { FileDropZone, UploadChips, UploadPickerButton, type Uploads } from '../../files/index.js';
import { cn, useStrings } from '../../foundations/index.js';
import { MoreNames } from '../more-names/index.js';
import { useScrollsAlone } from './use-reading-position.js';

/** Why a message cannot be sent now. */
export type SendBlock = 'empty' | 'limit' | 'uploading' | 'signature' | 'files';

export interface MessageFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'onChange'> {
  /** The text so far as HTML; empty string if there is none. */
  value: string;
  /** Called with the text as HTML and as plain text. */
  onValueChange: (html: string, text: string) => void;
  /** Why the message cannot be sent; null if it can (RDET-050 to RDET-053). */
  block: SendBlock | null;
  /** The response-required checkbox: shown only while an action is required (RDET-054), and initially checked. */
  response?: { required: boolean; onRequiredChange: (required: boolean) => void } | undefined;
  /** Whether the user belongs to the bank or the client; decides the wording of the checkbox. */
  audience: Audience;
  /** Sends the message; with `ask`, the bank also hands the turn to the client. */
  onSend: (ask?: boolean) => void;
  /** The bank may ask for an answer while the request is in progress. */
  canAsk?: boolean;
  /** The message is being sent. */
  sending?: boolean;
  /** Why the last attempt failed; the text stays in the form and can be sent again. */
  failure?:
    | { kind: 'network' | 'symphony' | 'refused'; labels: readonly string[]; supportId?: string }
    | undefined;
  /** Names of the people who will read the message. */
  readers: readonly string[];
  /** The files, from `useUploads`. */
  uploads: Uploads;
  /** Whether files can be attached; files restored from a draft can be removed even if not. */
  canAttach?: boolean;
  /** The draft is saved on this device. */
  draftKept?: boolean;
  /** Handle that moves the focus to the text. */
  editorRef?: React.RefObject<RichTextEditorHandle | null>;
  /** Focuses the text as soon as it is editable. */
  focusWhenReady?: boolean;
}

/** Number of names shown before “and 3 more”. */
const READERS = 3;

/** The form for writing a message: readers, text, attachments, and the reason if it cannot be sent. */
export function MessageForm({
  value,
  onValueChange,
  block,
  response,
  audience,
  onSend,
  canAsk = false,
  sending = false,
  failure,
  readers,
  uploads,
  canAttach = true,
  draftKept = false,
  editorRef,
  focusWhenReady = false,
  className,
  ...props
}: MessageFormProps) {
  const t = useStrings();
  const own = useRef<RichTextEditorHandle>(null);
  const editor = editorRef ?? own;
  const isRoomy = useScrollsAlone();
  const [hasFocus, setHasFocus] = useState(false);
  // Docked on a phone, the form is one line high until the user writes.
  const isSlim = !isRoomy && !hasFocus && value === '' && uploads.items.length === 0 && !failure;
  const reason = block ? t(`requests.message.block.${block}`) : undefined;
  const lastAsk = useRef(false);
  const send = (ask = false) => {
    if (block || sending) return;
    lastAsk.current = ask;
    onSend(ask);
  };
  const names = readers.slice(0, READERS).join(', ');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- tracks the focus of its controls; the form itself is not interactive
    <form
      className={cn('grid gap-8', className)}
      aria-label={t('requests.message.form')}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {failure ? <Failure {...failure} onRetry={() => send(lastAsk.current)} retrying={sending} /> : null}
      <FileDropZone uploads={uploads} disabled={sending || !canAttach}>
        <RichTextEditor
          aria-label={t('requests.message.label')}
          placeholder={t('requests.message.placeholder')}
          value={value}
          onValueChange={onValueChange}
          readOnly={sending}
          onSubmit={() => send()}
          editorRef={editor}
          focusWhenReady={focusWhenReady}
          slim={isSlim}
          header={
            isSlim ? undefined : (
              <p className="flex min-h-32 flex-wrap items-center gap-x-4 border-b border-line px-12 py-4 text-caption text-ink-2">
                {t('requests.message.readers', { names })}
                {readers.length > READERS ? (
                  <MoreNames title={t('requests.message.readersTitle')} names={readers} shown={READERS} />
                ) : null}
              </p>
            )
          }
          tools={
            canAttach ? (
              <UploadPickerButton uploads={uploads} size="toolbar" iconSize={18} disabled={sending} />
            ) : undefined
          }
          actions={
            <Actions
              note={
                isSlim ? undefined : (reason ?? (draftKept ? t('requests.message.draftKept') : undefined))
              }
            >
              {canAsk && !isSlim ? (
                <Button
                  size="toolbar"
                  aria-disabled={block !== null || undefined}
                  title={reason}
                  busy={sending}
                  busyLabel={t('requests.message.sending')}
                  onClick={() => send(true)}
                >
                  {t('requests.message.sendAndAsk')}
                </Button>
              ) : null}
              <Button
                type="submit"
                variant="primary"
                size="toolbar"
                aria-disabled={block !== null || undefined}
                aria-keyshortcuts="Control+Enter"
                title={reason ?? t('requests.message.shortcut')}
                busy={sending}
                busyLabel={t('requests.message.sending')}
              >
                {t('requests.message.send')}
              </Button>
            </Actions>
          }
        >
          {uploads.items.length > 0 ? (
            <UploadChips
              uploads={uploads}
              className="max-h-92 px-12 pb-8"
              onEmptied={() => editor.current?.focus()}
            />
          ) : null}
        </RichTextEditor>
      </FileDropZone>
      {response && !isSlim ? (
        <Checkbox
          label={t(`requests.message.response.${audience}`)}
          description={isRoomy ? t(`requests.message.responseHelp.${audience}`) : undefined}
          checked={response.required}
          disabled={sending}
          onCheckedChange={(checked) => response.onRequiredChange(checked)}
        />
      ) : null}
    </form>
  );
}

function Actions({ note, children }: { note: string | undefined; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-8">
      {note ? <span className="text-caption text-ink-2">{note}</span> : null}
      {children}
    </div>
  );
}

/** The error of the last attempt; the text stays in the form and can be sent again. */
function Failure({
  kind,
  labels,
  supportId,
  onRetry,
  retrying,
}: NonNullable<MessageFormProps['failure']> & { onRetry: () => void; retrying: boolean }) {
  const t = useStrings();
  return (
    <Banner
      tone="negative"
      live="assertive"
      title={t(`requests.message.failure.${kind}.title`)}
      actions={
        <Button size="toolbar" busy={retrying} busyLabel={t('requests.message.sending')} onClick={onRetry}>
          {t('requests.message.again')}
        </Button>
      }
    >
      {[t(`requests.message.failure.${kind}.text`), ...labels].join(' ')}
      {supportId ? ` ${t('requests.message.support', { id: supportId })}` : ''}
    </Banner>
  );
}
