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
  /** What is written so far: HTML, empty for nothing. */
  value: string;
  /** Called with the text as HTML and as plain text. */
  onValueChange: (html: string, text: string) => void;
  /** What prevents sending; null for nothing (RDET-050 to RDET-053). */
  block: SendBlock | null;
  /** The response-required box: shown only while an action is required (RDET-054), and then ticked unless undone. */
  response?: { required: boolean; onRequiredChange: (required: boolean) => void } | undefined;
  /** Who looks: the words of the box follow the side. */
  audience: Audience;
  /** Sends; `ask` when the bank hands the turn to the client with it. */
  onSend: (ask?: boolean) => void;
  /** The bank may ask for an answer while the request is in progress. */
  canAsk?: boolean;
  /** The message is being sent. */
  sending?: boolean;
  /** The last attempt failed: what to tell, with the text still here to be sent again. */
  failure?:
    | { kind: 'network' | 'symphony' | 'refused'; labels: readonly string[]; supportId?: string }
    | undefined;
  /** Names of those who will read it. */
  readers: readonly string[];
  /** The files, from `useUploads`. */
  uploads: Uploads;
  /** Whether files may go with it; what a draft brought can still be taken away. */
  canAttach?: boolean;
  /** The draft is kept on this device. */
  draftKept?: boolean;
  /** Moves the focus into the text. */
  editorRef?: React.RefObject<RichTextEditorHandle | null>;
  /** The text takes the focus as soon as it can be written in. */
  focusWhenReady?: boolean;
}

/** Names shown before “and 3 more”. */
const READERS = 3;

/** Where a message is written: its readers, the text, attachments, and what prevents sending. */
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
  // Docked under a conversation on a phone it is one line high until somebody writes.
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of what is in it, nothing to press
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

/** What became of the last attempt; the text stays in the form, to be sent again. */
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
