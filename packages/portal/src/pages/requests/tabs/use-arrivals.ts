import type { Message } from '@atrium/contract/messages';
import { announce, isOwnAct, senderName, useStrings } from '@atrium/ui';
import { useEffect, useRef } from 'react';

/** Announces messages that arrive while the tab is open. */
export function useArrivals(messages: readonly Message[] | undefined): void {
  const t = useStrings();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (!messages) return;
    const known = last.current;
    // An empty conversation is known too: its first message is announced.
    last.current = messages.at(-1)?.createdAt ?? '';
    if (known === undefined) return;
    const arrived = messages.filter(({ createdAt, sender }) => createdAt > known && !isOwnAct(sender));
    const sender = arrived.at(-1)?.sender;
    if (sender)
      announce(
        t('requests.thread.arrived', {
          count: arrived.length,
          name: senderName(sender, t),
        }),
      );
  }, [messages, t]);
}
