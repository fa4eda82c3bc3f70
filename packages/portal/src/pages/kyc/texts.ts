import type { KycRegistryDocument } from '@atrium/ui';
import { useLanguage } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

/** Frequent questions, in order (KYC-038). */
export const QUESTIONS = ['why', 'documents', 'due', 'late', 'send', 'access', 'changes'] as const;

/** Paragraphs about the registry of the payment network. */
export const REGISTRY_TEXTS = ['what', 'how'] as const;

const SAMPLES = ['extract', 'consent'] as const;

export interface RegistrySample extends KycRegistryDocument {
  /** URL of the file, served with the portal (KYC-032). */
  href: string;
}

/** Returns the sample documents of the registry, in the language of the page (KYC-031). */
export function useRegistryDocuments(): RegistrySample[] {
  const { t } = useTranslation('kyc');
  const language = useLanguage();
  return SAMPLES.map((id) => ({
    id,
    title: t(`samples.${id}`),
    filename: `${t(`samples.${id}`)}.pdf`,
    mediaType: 'application/pdf',
    href: `/assets/kyc/registry-${id}.${language}.pdf`,
  }));
}

/** Downloads a sample under the name of its title. */
export function saveSample(documents: readonly RegistrySample[], id: string): void {
  const found = documents.find((document) => document.id === id);
  if (!found) return;
  const link = document.createElement('a');
  link.href = found.href;
  link.download = found.filename;
  link.click();
}
