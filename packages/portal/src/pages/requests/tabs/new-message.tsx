import type { Audience } from '@atrium/contract/audience';
import { ApiError } from '@atrium/contract/errors';
import { MESSAGE_DOCUMENTS_LIMIT } from '@atrium/contract/message-rules';
import { messageTextProblem, plainTextOf } from '@atrium/contract/rich-text-rules';
import type { Request } from '@atrium/contract/requests';
import {
  announce,
  MessageForm,
  useStrings,
  useUploads,
  type MessageFormProps,
  type RichTextEditorHandle,
  type SendBlock,
} from '@atrium/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { REQUEST_PARTS } from '@atrium/contract/request-rules';
import { useLocation } from 'react-router-dom';
import { useSendMessage } from '../../../api/messages.ts';
import { useUploadOptions } from '../../../api/uploads.ts';
import { useUser } from '../../../api/users.ts';
import { newKey } from '../../../app/new-key.ts';
import { emptyDraft, messageKey, openDraft } from '../message-draft.ts';
import { holdsMessages } from '../signature-draft.ts';
import { useDraftFiles } from './use-draft-files.ts';

export interface NewMessageProps {
  request: Request;
  audience: Audience;
  onSent: () => void;
}

/** The message form: stored as a draft, sent once, and kept when sending fails. */
export function NewMessage({ request, audience, onSent }: NewMessageProps) {
  const t = useStrings();
  const user = useUser();
  const uploads = useUploads({ ...useUploadOptions(), maxCount: MESSAGE_DOCUMENTS_LIMIT });
  const [{ draft: taken, keep, sent }] = useState(() => openDraft(user, request.id));
  const [draft, setDraft] = useState(taken);
  const send = useSendMessage(request.id, ({ draftKey }) => sent(draftKey));
  const { files, missing, seeking } = useDraftFiles(draft, uploads);
  const [text, setText] = useState(() => plainTextOf(draft.html));
  const [isRequired, setIsRequired] = useState(true);
  const editor = useRef<RichTextEditorHandle>(null);
  const isAddressed = useIsAddressed(editor);
  const canAttach = request.rights.canUploadDocument;
  const isAsking = request.internalState === 'ACTION_REQUIRED';

  const attached = files.join(' ');
  // Stored after a pause in typing, and when the user leaves the page.
  useEffect(() => {
    const keepThis = () => keep({ ...draft, files: attached.split(' ').filter(Boolean), missing });
    const timer = setTimeout(keepThis, 400);
    window.addEventListener('pagehide', keepThis);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keepThis);
      keepThis();
    };
  }, [draft, attached, missing, keep]);

  const isHeld = holdsMessages(user, request);
  const problem = messageTextProblem(text);
  const block: SendBlock | null =
    problem ??
    (!canAttach && uploads.items.length > 0 ? 'files' : null) ??
    (uploads.busy || seeking ? 'uploading' : isHeld ? 'signature' : null);
  const post = (ask: boolean) => {
    const content = {
      message: draft.html,
      responseRequired: ask || (isAsking && isRequired),
      documentIds: uploads.documentIds,
    };
    // Files sent with it before its response was lost cannot be sent again: it still counts as the same message.
    const isAsTaken =
      draft.html === taken.html && uploads.documentIds.every((id) => taken.files.includes(id));
    send.mutate(
      {
        ...content,
        draftKey: draft.key,
        key: messageKey(draft.key, isAsTaken ? { ...content, documentIds: taken.files } : content),
      },
      {
        onSuccess: () => {
          setDraft(emptyDraft());
          setText('');
          setIsRequired(true);
          uploads.clear();
          onSent();
          announce(t('requests.message.sent'));
          editor.current?.focus();
        },
        onError: (error) => {
          // 409: it was already sent with files that it no longer has, so what is left becomes a new message.
          if (error instanceof ApiError && error.status === 409) setDraft({ ...draft, key: newKey() });
        },
      },
    );
  };
  return (
    <MessageForm
      value={draft.html}
      onValueChange={(html, words) => {
        if (send.isError && html !== draft.html) send.reset();
        setDraft({ ...draft, html });
        setText(words);
      }}
      block={block}
      {...(isAsking && { response: { required: isRequired, onRequiredChange: setIsRequired } })}
      audience={audience}
      canAsk={audience === 'bank' && request.internalState === 'INPROGRESS'}
      onSend={(ask = false) => post(ask)}
      sending={send.isPending}
      failure={failureOf(send.error)}
      readers={request.participants
        .filter(({ isMe, isActive }) => isActive && !isMe)
        .map(({ user: { firstName, lastName } }) => `${firstName} ${lastName}`)}
      uploads={uploads}
      canAttach={canAttach}
      draftKept={draft.html !== ''}
      editorRef={editor}
      focusWhenReady={isAddressed}
    />
  );
}

/** Whether the URL hash names the message form; each navigation to it focuses the text. */
function useIsAddressed(editor: RefObject<RichTextEditorHandle | null>): boolean {
  const { hash, key } = useLocation();
  const isAddressed = hash === `#${REQUEST_PARTS.answer}`;
  const visit = isAddressed ? key : null;
  useEffect(() => {
    if (visit !== null) editor.current?.focus();
  }, [visit, editor]);
  return isAddressed;
}

function failureOf(error: unknown): MessageFormProps['failure'] {
  if (!error) return undefined;
  if (!(error instanceof ApiError) || error.status === 0) return { kind: 'network', labels: [] };
  const kind = error.code === 'SYMPHONY_EXCEPTION' ? 'symphony' : 'refused';
  return { kind, labels: kind === 'refused' ? error.labels : [], supportId: error.supportId };
}
