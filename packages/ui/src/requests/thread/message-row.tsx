import type { Message, MessageDocument } from '@atrium/contract/messages';
import { memo } from 'react';
import { Button } from '../../controls/button/index.js';
import { RichText } from '../../controls/rich-text/index.js';
import { AttachmentList } from '../../files/index.js';
import { cn, EnvelopeIcon, SignIcon, useFormats, useStrings } from '../../foundations/index.js';
import { senderName } from './sender-name.js';

export interface MessageRowProps {
  message: Message;
  isNew: boolean;
  onDownload: (document: MessageDocument) => void;
  onOpen?: ((document: MessageDocument) => void) | undefined;
  onOpenMail: (mailId: string) => void;
}

/** A message with its sender, organisation and time, as correspondence, not as a chat bubble (direction, section 3). */
export const MessageRow = memo(function MessageRow({
  message,
  isNew,
  onDownload,
  onOpen,
  onOpenMail,
}: MessageRowProps) {
  const t = useStrings();
  const formats = useFormats();
  const { sender, emailId, documents } = message;
  const origin =
    sender.audience === 'bank'
      ? [t('requests.thread.bank'), sender.jobTitle].filter(Boolean).join(', ')
      : sender.organisation;
  const byId = (id: string) => documents.find((document) => document.id === id)!;
  return (
    <li
      data-entry
      data-message={message.id}
      className={cn(
        'border-t border-line py-14 [contain-intrinsic-block-size:auto_96px] sm:[contain-intrinsic-block-size:auto_52px] [content-visibility:auto] print:break-inside-avoid print:[content-visibility:visible] sm:grid sm:grid-cols-[176px_minmax(0,1fr)] sm:gap-x-16',
        isNew && 'border-l-2 border-l-line-ink pl-12 sm:-ml-14',
      )}
    >
      <div className="max-sm:mb-6 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-8">
        <p className="font-semibold break-words">{senderName(sender, t)}</p>
        <p className="text-caption break-words text-ink-2">{origin}</p>
        {sender.isActive ? null : <p className="text-caption text-ink-3">{t('requests.page.inactive')}</p>}
        <time dateTime={message.createdAt} className="block text-caption text-ink-2">
          {formats.time(message.createdAt)}
        </time>
      </div>
      <div className="grid min-w-0 content-start justify-items-start gap-10">
        {message.messageType === 'ElectronicSignature' ? (
          <div className="flex items-start gap-8 text-ink-2">
            <SignIcon className="mt-2 shrink-0" />
            <RichText html={message.message} className="max-w-measure" />
          </div>
        ) : (
          <RichText html={message.message} className="max-w-measure" />
        )}
        {documents.length > 0 ? (
          <AttachmentList
            files={documents.map(({ id, filename, mediaType, size }) => ({
              id,
              name: filename,
              mediaType,
              size,
            }))}
            onDownload={({ id }) => onDownload(byId(id))}
            {...(onOpen && { onOpen: ({ id }: { id: string }) => onOpen(byId(id)) })}
          />
        ) : null}
        {emailId === null ? null : (
          <Button
            variant="tertiary"
            size="row"
            hangs="start"
            icon={EnvelopeIcon}
            onClick={() => onOpenMail(emailId)}
          >
            {t('requests.thread.openMail')}
          </Button>
        )}
      </div>
    </li>
  );
});
