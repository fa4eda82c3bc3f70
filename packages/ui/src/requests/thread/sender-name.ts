import type { MessageSender } from '@atrium/contract/messages';
import type { Translate } from '../../foundations/index.js';

/** Returns the name of the author of a message or action; both names in case of impersonation (CTR-026). */
export function senderName(sender: MessageSender, t: Translate): string {
  const { firstName, lastName, impersonator, isMe } = sender;
  const name = `${firstName} ${lastName}`;
  if (!impersonator) return isMe ? t('requests.me') : name;
  const by = `${impersonator.firstName} ${impersonator.lastName}`;
  return isMe ? t('requests.thread.forMe', { by }) : t('requests.thread.forSomebody', { by, name });
}

/** Whether the user wrote or did it themselves, not somebody impersonating them. */
export const isOwnAct = ({ isMe, impersonator }: MessageSender): boolean => isMe && !impersonator;
