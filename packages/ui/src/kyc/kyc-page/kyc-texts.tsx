import { IconButton } from '../../controls/button/index.js';
import { FileCard } from '../../files/file-card/index.js';
import { DownloadIcon, useStrings } from '../../foundations/index.js';
import { SectionHeader } from '../../navigation/page-header/index.js';

export interface KycQuestion {
  question: string;
  answer: string;
}

/** Frequently asked questions about KYC, with answers. */
export function KycQuestions({ questions }: { questions: readonly KycQuestion[] }) {
  return (
    <div className="max-w-measure py-8">
      {questions.map(({ question, answer }) => (
        <section key={question} className="border-b border-line py-16">
          <h2 className="text-heading-3">{question}</h2>
          <p className="mt-6 text-ink-2">{answer}</p>
        </section>
      ))}
    </div>
  );
}

/** A sample document of the registry. */
export interface KycRegistryDocument {
  id: string;
  title: string;
  filename: string;
  mediaType: string;
}

export interface KycRegistryProps {
  texts: readonly string[];
  documents: readonly KycRegistryDocument[];
  onOpen: (document: KycRegistryDocument) => void;
  onDownload: (document: KycRegistryDocument) => void;
}

/** Describes the payment network's registry, with sample documents (KYC-031). */
export function KycRegistry({ texts, documents, onOpen, onDownload }: KycRegistryProps) {
  const t = useStrings();
  return (
    <div className="max-w-measure py-24">
      {texts.map((text) => (
        <p key={text} className="mb-12">
          {text}
        </p>
      ))}
      <SectionHeader className="mt-12" title={t('kyc.registry.documents')} />
      <ul>
        {documents.map((document) => (
          <li key={document.id}>
            <FileCard
              variant="row"
              name={document.title}
              mediaType={document.mediaType}
              details={[document.filename]}
              onOpen={() => onOpen(document)}
              actions={
                <IconButton
                  icon={DownloadIcon}
                  label={t('kyc.registry.download', { name: document.title })}
                  onClick={() => onDownload(document)}
                />
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
