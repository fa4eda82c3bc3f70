import { useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { Link } from '../../controls/link/index.js';
import { plainText } from '../../controls/rich-text/internal.js';
import type { TextsOfForm } from '../../content/editable-text/index.js';
import { draftOf } from '../../content/editable-text/internal.js';
import { EditIcon, lazyPart, StateMark, useLanguage, useStrings } from '../../foundations/index.js';

const load = () => import('./disclaimer-dialogs.js');
const DisclaimerDialog = lazyPart(async () => (await load()).DisclaimerDialog);
const DisclaimerForm = lazyPart(async () => (await load()).DisclaimerForm);

export interface CashManagementLink {
  href: string;
  /** Opens in a new tab, as the service itself does. */
  newTab: boolean;
}

export interface DisclaimerProps {
  texts: TextsOfForm;
  cashManagement?: CashManagementLink | undefined;
}

/** Returns the first paragraph of a formatted text as plain text. */
const openingOf = (html: string): string => plainText(html.split(/<\/(?:p|li)>/)[0] ?? '').trim();

/** HUB-003, HUB-004: the disclaimer in one line with a button for the full text, and the link to cash management. */
export function Disclaimer({ texts, cashManagement }: DisclaimerProps) {
  const t = useStrings();
  const language = useLanguage();
  const [isReading, setReading] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const name = t('informationHub.disclaimer.title');
  const { fields, editing } = texts;
  const html = fields[0]?.text[language] ?? '';
  return (
    <div className="flex flex-wrap items-start gap-x-24 gap-y-8 border-b border-line py-12 max-xs:gap-y-16">
      <div className="flex min-w-240 flex-1 items-start gap-12 text-small">
        <StateMark name="info" size={16} className="mt-2 shrink-0" />
        <p className="min-w-0">
          {openingOf(html)}{' '}
          <button type="button" className="link focus-ring rounded-tag" onClick={() => setReading(true)}>
            {t('informationHub.disclaimer.read')}
          </button>
        </p>
      </div>
      {editing ? (
        <Button
          size="row"
          variant="tertiary"
          hangs="start"
          // Aligns the label with the text beside it.
          className="-my-5 max-xs:-my-13 max-xs:h-44"
          icon={EditIcon}
          onClick={() => {
            if (!editing.drafts)
              editing.onDraftsChange(Object.fromEntries(fields.map(({ id, text }) => [id, draftOf(text)])));
            setWriting(true);
          }}
        >
          {t('informationHub.disclaimer.edit')}
        </Button>
      ) : null}
      {cashManagement ? (
        <Link
          href={cashManagement.href}
          external={cashManagement.newTab}
          className="min-h-24 text-small font-medium"
        >
          {t('informationHub.cashManagement')}
        </Link>
      ) : null}
      {isReading ? <DisclaimerDialog title={name} html={html} onClose={() => setReading(false)} /> : null}
      {isWriting && editing?.drafts ? (
        <DisclaimerForm
          name={name}
          fields={fields}
          drafts={editing.drafts}
          editing={editing}
          onClose={() => setWriting(false)}
        />
      ) : null}
    </div>
  );
}
