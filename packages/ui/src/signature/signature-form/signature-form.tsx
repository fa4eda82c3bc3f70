import type { SignatureFormState } from '@atrium/contract/signature-rules';
import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { ErrorSummary } from '../../controls/error-summary/index.js';
import { Banner, SkeletonRows } from '../../feedback/index.js';
import { lazyPart } from '../../foundations/lazy-part.js';
import { cn, useFormats, useStrings } from '../../foundations/index.js';
import { SignIcon } from '../../foundations/icons/index.js';
import type { SignatoryFormProps, SignatoryField } from '../signatory-form/index.js';
import { shownSignatories } from '../signatory-form/index.js';
import { SignatureDocuments, type SignatureDocumentOption } from './signature-documents.js';
import { SignatureSummary } from './signature-summary.js';
import { isFilledIn, type SignatureFormIssues, type SignatureFormValue } from './signature-values.js';

export interface SignatureFormProps
  extends
    Omit<ComponentProps<'section'>, 'children' | 'title'>,
    Pick<SignatoryFormProps, 'issuesOf' | 'normalisePhone' | 'maximum' | 'authorisedDomains'> {
  /** HIDDEN: only the button; VISIBLE: being filled in; SAVED: complete, for review; SENT (SIGN-012). */
  state: SignatureFormState;
  /** Called when the form moves to another state. */
  onStateChange: (state: SignatureFormState) => void;
  /** The entered values (controlled state). */
  value: SignatureFormValue;
  /** Called on each change. */
  onValueChange: (value: SignatureFormValue) => void;
  /** The title that a new form starts with. */
  initialTitle: string;
  /** Issues that block sending, apart from those of single signatories. */
  issues: SignatureFormIssues;
  /** PDFs of the request that can be sent. */
  documents: readonly SignatureDocumentOption[];
  /** Maximum number of documents in an envelope. */
  maximumDocuments: number;
  /** Maximum title length in characters. */
  maximumTitle: number;
  /** Sends the form; on failure it stays unchanged, and the caller reports the error. */
  onSend: () => Promise<unknown>;
  /** Downloads the bank's amendment form. */
  onReadAmendment: () => void;
  /** Why the last attempt to send failed, as reported by the server. */
  failure?: ReactNode;
}

/** Preloaded when the pointer is over the send button: most users only read. */
const SignatoryForm = lazyPart(
  async () => (await import('../signatory-form/signatory-form.js')).SignatoryForm,
);

const SignatureCompany = lazyPart(async () => (await import('./signature-company.js')).SignatureCompany);
/** Loaded when the button is focused. */
const Confirmation = lazyPart(
  async () => (await import('../../overlays/confirmation/index.js')).Confirmation,
);
const preload = () => {
  SignatoryForm.preload();
  SignatureCompany.preload();
};

const FIELDS: readonly SignatoryField[] = ['lastname', 'firstname', 'mail', 'phoneNumber'];
const NO_DOMAINS: readonly string[] = [];

/** Sends documents of a request for signature: fill in, review, send (SIGN-012, SIGN-028 to SIGN-033). */
export function SignatureForm({
  state,
  onStateChange,
  value,
  onValueChange,
  initialTitle,
  issues,
  issuesOf,
  normalisePhone,
  maximum,
  authorisedDomains = NO_DOMAINS,
  documents,
  maximumDocuments,
  maximumTitle,
  onSend,
  onReadAmendment,
  failure,
  className,
  ...props
}: SignatureFormProps) {
  const t = useStrings();
  const formats = useFormats();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const shownState = useRef(state);
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState(false);
  const [isAsking, setAsking] = useState(false);

  // Each step replaces the buttons of the previous one, so the focus moves to the form.
  useEffect(() => {
    if (shownState.current === state) return;
    shownState.current = state;
    box.current?.focus();
  }, [state]);
  // A new form has not been submitted yet.
  if (attempt > 0 && (state === 'HIDDEN' || state === 'SENT')) setAttempt(0);

  // In display order: a joint signature shows the two groups side by side.
  const people = shownSignatories(value.signatories);
  const domains = formats.list(authorisedDomains);
  const titleMessage = issues.title && t(`signature.issues.title.${issues.title}`, { limit: maximumTitle });
  const documentsMessage =
    issues.documents && t(`signature.issues.documents.${issues.documents}`, { maximum: maximumDocuments });
  const company = issues.legalEntity ?? {};
  const nameMessage = company.legalName && t('signature.issues.legalName.required');
  const sirenMessage = company.siren && t(`signature.issues.siren.${company.siren}`);
  const listMessage =
    issues.signatories && t(`signature.issues.signatories.${issues.signatories}`, { maximum });
  const errors = [
    ...(titleMessage
      ? [{ controlId: `${id}-title`, label: t('signature.form.title'), message: titleMessage }]
      : []),
    ...(documentsMessage
      ? [{ controlId: `${id}-documents`, label: t('signature.form.documents'), message: documentsMessage }]
      : []),
    ...(nameMessage
      ? [{ controlId: `${id}-legalName`, label: t('signature.company.legalName'), message: nameMessage }]
      : []),
    ...(sirenMessage
      ? [{ controlId: `${id}-siren`, label: t('signature.company.siren'), message: sirenMessage }]
      : []),
    ...people.flatMap((signatory, position) => {
      const found = issuesOf(signatory, people.slice(0, position));
      return FIELDS.flatMap((field) => {
        const issue = found[field];
        if (!issue) return [];
        const message =
          field === 'mail'
            ? t(`signature.issues.mail.${issue}`, { domains })
            : field === 'phoneNumber'
              ? t(`signature.issues.phoneNumber.${issue === 'required' ? 'required' : 'invalid'}`)
              : t(`signature.issues.${field}.required`);
        const label = t('signature.issues.field', {
          position: position + 1,
          field: t(`signature.fields.${field}`),
        });
        return [{ controlId: `${id}-${signatory.id}-${field}`, label, message }];
      });
    }),
    ...(listMessage
      ? [{ controlId: `${id}-signatories`, label: t('signature.issues.list'), message: listMessage }]
      : []),
  ];
  const save = () => {
    setAttempt((before) => before + 1);
    if (errors.length === 0) onStateChange('SAVED');
  };
  const send = async () => {
    setSending(true);
    await onSend().then(
      () => onStateChange('SENT'),
      // Reported by the caller; the entered values stay.
      () => undefined,
    );
    setSending(false);
  };

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t('signature.form.heading')}
      data-state={state}
      className={cn('grid gap-16 outline-none', className)}
      {...props}
    >
      {state === 'HIDDEN' ? (
        <div className="flex flex-wrap items-center gap-x-16 gap-y-8">
          <Button
            icon={SignIcon}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => onStateChange('VISIBLE')}
          >
            {t('signature.form.start')}
          </Button>
          <p className="text-small text-ink-2">{t('signature.form.startHelp')}</p>
        </div>
      ) : null}
      {state === 'VISIBLE' ? (
        <>
          <h2 className="text-heading-2">{t('signature.form.heading')}</h2>
          <ErrorSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
          <SignatureDocuments
            id={id}
            value={value}
            onValueChange={onValueChange}
            documents={documents}
            maximumTitle={maximumTitle}
            titleError={attempt > 0 ? titleMessage : undefined}
            documentsError={attempt > 0 ? documentsMessage : undefined}
            onReadAmendment={onReadAmendment}
          />
          <SignatureCompany
            fallback={<SkeletonRows rows={1} />}
            id={id}
            value={value.legalEntity}
            onValueChange={(legalEntity) => onValueChange({ ...value, legalEntity })}
            nameError={attempt > 0 ? nameMessage : undefined}
            sirenError={attempt > 0 ? sirenMessage : undefined}
          />
          <div id={`${id}-signatories`}>
            <SignatoryForm
              fallback={<SkeletonRows rows={2} />}
              value={value.signatories}
              onValueChange={(signatories) => onValueChange({ ...value, signatories })}
              issuesOf={issuesOf}
              normalisePhone={normalisePhone}
              maximum={maximum}
              authorisedDomains={authorisedDomains}
              showIssues={attempt > 0}
              idPrefix={id}
            />
          </div>
          <div className="flex flex-wrap gap-12 border-t border-line-ink pt-16">
            <Button variant="primary" onClick={save}>
              {t('signature.form.save')}
            </Button>
            <Button
              onFocus={Confirmation.preload}
              onClick={() => {
                if (isFilledIn(value, initialTitle)) setAsking(true);
                else onStateChange('HIDDEN');
              }}
            >
              {t('signature.form.hide')}
            </Button>
          </div>
          {isAsking ? (
            <Confirmation
              danger
              open
              onOpenChange={setAsking}
              title={t('signature.form.discard.title')}
              description={t('signature.form.discard.text')}
              cancelLabel={t('signature.form.discard.keep')}
              confirmLabel={t('signature.form.discard.confirm')}
              onConfirm={() => onStateChange('HIDDEN')}
            />
          ) : null}
        </>
      ) : null}
      {state === 'SAVED' ? (
        <>
          <h2 className="text-heading-2">{t('signature.form.saved')}</h2>
          <p className="text-small text-ink-2">{t('signature.form.savedHelp')}</p>
          <SignatureSummary value={value} documents={documents} />
          {failure ? <Banner tone="negative" live="assertive" title={failure} /> : null}
          <div className="flex flex-wrap gap-12">
            <Button
              variant="primary"
              icon={SignIcon}
              busy={sending}
              busyLabel={t('signature.form.sending')}
              onClick={() => void send()}
            >
              {t('signature.form.send')}
            </Button>
            <Button
              onClick={() => {
                if (!sending) onStateChange('VISIBLE');
              }}
              aria-disabled={sending || undefined}
            >
              {t('signature.form.edit')}
            </Button>
          </div>
        </>
      ) : null}
      {state === 'SENT' ? (
        <Banner
          tone="positive"
          live="polite"
          title={t('signature.form.sent')}
          actions={<Button onClick={() => onStateChange('VISIBLE')}>{t('signature.form.another')}</Button>}
        >
          {t('signature.form.sentHelp')}
        </Banner>
      ) : null}
    </section>
  );
}
