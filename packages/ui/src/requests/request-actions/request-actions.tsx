import type { RequestAct } from '@atrium/contract/request-rules';
import type { Request } from '@atrium/contract/requests';
import { useState } from 'react';
import { Button, IconButton } from '../../controls/button/index.js';
import { lazyPart } from '../../foundations/lazy-part.js';
import {
  AddUserIcon,
  BellIcon,
  CheckIcon,
  DotsIcon,
  PrintIcon,
  RetryIcon,
  StopIcon,
  TrashIcon,
  UndoIcon,
  useFormats,
  useStrings,
  type IconComponent,
} from '../../foundations/index.js';
import { useIsFuture } from '../../foundations/use-is-future.js';
import { LazyMenu } from '../../overlays/lazy-menu/index.js';
import type { MenuAction } from '../../overlays/menu/index.js';
import { NextAct, type AddressedAct } from './next-act.js';

/** Loaded when the first confirmation opens. */
const Confirmation = lazyPart(
  async () => (await import('../../overlays/confirmation/index.js')).Confirmation,
);

type Subject = RequestAct | 'delete';

/** An open question, about the request as it was when the question was opened: a reload must not change what it asks. */
interface Question {
  subject: Subject;
  asked: Request;
}

export interface RequestActionsProps {
  /** The request. */
  request: Request;
  /** State changes that the user may make now. */
  acts: readonly RequestAct[];
  /** The request is completed and therefore has no menu (RDET-017). */
  isCompleted: boolean;
  /**
   * Changes the state of the request as it was when the question was opened; the dialog waits for the promise and shows
   * an error if it rejects.
   */
  onAct: (act: RequestAct, asked: Request) => Promise<unknown>;
  /** Sends a reminder of the request (RDET-024). */
  onRemind: () => void;
  /** The reminder is being sent. */
  reminding?: boolean;
  /** Deletes the request of the question; called after the user has confirmed. */
  onDelete: (asked: Request) => Promise<unknown>;
  /** Opens the dialog for adding participants; without it, the menu entry is missing. */
  onAddParticipants?: () => void;
  /** Prints the request, with all its messages. */
  onPrint?: () => void;
  /** Address where the user does the next action; without it, no next action is offered. */
  hrefOf?: (act: AddressedAct) => string;
  /** Address of the signing page, if exactly one envelope waits for the user's signature. */
  signingUrl?: string | undefined;
}

const ICONS: Record<RequestAct, IconComponent> = {
  cancel: StopIcon,
  close: CheckIcon,
  requestClosure: CheckIcon,
  cancelClosure: UndoIcon,
  refuseClosure: StopIcon,
  reopen: RetryIcon,
};

const isFinal = (subject: Subject) => subject === 'delete' || subject === 'cancel';

/** Whether the request is over afterwards. */
const isEnding = (subject: Subject) => subject === 'close' || subject === 'cancel';

/** Whether signatures are missing that somebody has been or will be asked for. */
const isSigning = ({ counts: { signed, signatories } }: Request) => signed < signatories;

/**
 * The actions of a request: a menu while it is open, a Reopen button once it is completed (RDET-016, RDET-017), and the
 * next action expected of the user.
 */
export function RequestActions({
  request,
  acts,
  isCompleted,
  onAct,
  onRemind,
  reminding = false,
  onDelete,
  onAddParticipants,
  onPrint,
  hrefOf,
  signingUrl,
}: RequestActionsProps) {
  const t = useStrings();
  const formats = useFormats();
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (subject: Subject) => setQuestion({ subject, asked: request });
  const { rights, nextReminderAt: next } = request;
  const isTooSoon = useIsFuture(next);
  const actions: MenuAction[][] = [
    [
      ...(rights.canRemind
        ? [
            {
              id: 'remind',
              label: t('requests.actions.remind'),
              detail: t('requests.actions.remindHelp'),
              disabled: isTooSoon,
              disabledReason:
                next === null ? undefined : t('requests.actions.remindAgain', { time: formats.time(next) }),
              icon: BellIcon,
              onSelect: onRemind,
            },
          ]
        : []),
      ...(rights.canAddParticipants && onAddParticipants
        ? [
            {
              id: 'participants',
              label: t('requests.actions.addParticipants'),
              icon: AddUserIcon,
              onSelect: onAddParticipants,
            },
          ]
        : []),
    ],
    acts
      .filter((act) => act !== 'reopen')
      .map((act) => ({
        id: act,
        label: t(`requests.actions.${act}.label`),
        icon: ICONS[act],
        destructive: act === 'cancel',
        onSelect: () => ask(act),
      })),
    rights.canDelete
      ? [
          {
            id: 'delete',
            label: t('requests.actions.delete.label'),
            icon: TrashIcon,
            destructive: true,
            onSelect: () => ask('delete'),
          },
        ]
      : [],
  ];
  // Print is only added to a menu that has other entries: the browser can print as well.
  if (onPrint && actions.flat().length > 0)
    actions[0]!.push({ id: 'print', label: t('requests.actions.print'), icon: PrintIcon, onSelect: onPrint });
  return (
    <>
      {!isCompleted && actions.flat().length > 0 ? (
        <LazyMenu
          align="end"
          trigger={
            <IconButton
              variant="secondary"
              icon={DotsIcon}
              label={t(reminding ? 'requests.actions.reminding' : 'requests.actions.menu')}
              busy={reminding}
            />
          }
          actions={actions}
        />
      ) : null}
      {acts.includes('reopen') ? (
        <Button icon={RetryIcon} onClick={() => ask('reopen')}>
          {t('requests.actions.reopen')}
        </Button>
      ) : null}
      {hrefOf ? (
        <NextAct
          request={request}
          canClose={acts.includes('close')}
          hrefOf={hrefOf}
          signingUrl={signingUrl}
          onClose={() => ask('close')}
        />
      ) : null}
      {question ? (
        <ActQuestion
          {...question}
          onOpenChange={(open) => (open ? undefined : setQuestion(null))}
          onConfirm={() =>
            question.subject === 'delete' ? onDelete(question.asked) : onAct(question.subject, question.asked)
          }
        />
      ) : null}
    </>
  );
}

interface ActQuestionProps extends Question {
  onOpenChange: (open: boolean) => void;
  onConfirm: () => Promise<unknown>;
}

function ActQuestion({ subject, asked, ...handlers }: ActQuestionProps) {
  const t = useStrings();
  const texts = subject === 'reopen' ? 'reopenQuestion' : subject;
  return (
    <Confirmation
      open
      title={t(`requests.actions.${texts}.title`, { reference: asked.reference })}
      description={[
        t(`requests.actions.${texts}.text`),
        ...(isEnding(subject) && isSigning(asked) ? [t('requests.actions.voids')] : []),
      ].join(' ')}
      confirmLabel={t(`requests.actions.${texts}.confirm`)}
      busyLabel={t(`requests.actions.${texts}.busy`)}
      cancelLabel={t(`requests.actions.${texts}.keep`)}
      danger={isFinal(subject)}
      {...handlers}
    />
  );
}
