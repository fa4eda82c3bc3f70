import type { MessageSender } from '@atrium/contract/messages';
import type { Translate } from '../../foundations/index.js';

/** Who wrote or did something, as the reader is told: both persons where one acted in the other's session (CTR-026). */
export function senderName(sender: MessageSender, t: Translate): string {
  const { firstName, lastName, impersonator, isMe } = sender;
  const name = `${firstName} ${lastName}`;
  if (!impersonator) return isMe ? t('requests.me') : name;
  const by = `${impersonator.firstName} ${impersonator.lastName}`;
  return isMe ? t('requests.thread.forMe', { by }) : t('requests.thread.forSomebody', { by, name });
}

/** Whether the reader wrote or did it in person. */
export const isOwnAct = ({ isMe, impersonator }: MessageSender): boolean => isMe && !impersonator;
