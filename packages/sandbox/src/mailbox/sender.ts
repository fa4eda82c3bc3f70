import { schema } from '@atrium/server';
import type { MailSender, PlatformBasis } from '@atrium/server';

const { sandboxMails } = schema;

/** Creates the mail sender that stores the emails of the portal in the mailbox of the sandbox. */
export const sandboxMail = ({ db, clock }: PlatformBasis): MailSender => ({
  async send({ to, ...mail }) {
    await db
      .insert(sandboxMails)
      .values({
        ...mail,
        ...to,
        paragraphs: [...mail.paragraphs],
        links: [...mail.links],
        sentAt: clock(),
      })
      .onConflictDoNothing();
  },
});
