import type { ContentText } from '@atrium/contract/content';
import { lazyPart, useToast } from '@atrium/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAddContent,
  useOrderContent,
  useSaveTexts,
  type ContentArea,
  type PublishedDocument,
} from '../../api/content.ts';
import { isRecordChanged } from '../../app/error-facts.ts';
import { useUnsavedChanges } from '../../app/shell/unsaved-changes-guard.tsx';

/** The dialogs of editors; loaded on first use. */
const AddDocuments = lazyPart(async () => (await import('./add-documents.tsx')).default);
const UpdateDocument = lazyPart(async () => (await import('./update-document.tsx')).default);
const DeleteDocument = lazyPart(async () => (await import('./delete-document.tsx')).default);

/** A document of a page, with its block. */
interface Placed<B extends string> {
  document: PublishedDocument;
  block: B;
}

/** Returns what editors can do: edit texts in place, documents in dialogs, and reorder documents (HUB-020). */
export function useContentEditing<B extends string, K extends string>(
  area: ContentArea<B, K>,
  documents: readonly Placed<B>[],
) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const { mutateAsync: saveTexts } = useSaveTexts(area);
  const { mutate: order } = useOrderContent(area);
  const [isUnsaved, setUnsaved] = useState(false);
  useUnsavedChanges(isUnsaved);
  // Each block keeps its dialog when it is closed, with the files that were chosen, until they are added.
  const [adding, setAdding] = useState<ReadonlyMap<B, { name: string; isOpen: boolean }>>(new Map());
  const [changed, setChanged] = useState<(Placed<B> & { by: 'update' | 'delete' }) | null>(null);
  const found = documents.find(({ document }) => document.id === changed?.document.id);
  const change = (id: string, by: 'update' | 'delete') => {
    const placed = documents.find(({ document }) => document.id === id);
    if (placed) setChanged({ ...placed, by });
  };
  const close = () => setChanged(null);

  const textEditing = {
    onSaveTexts: async (texts: { [Key in K]?: ContentText }) => {
      try {
        await saveTexts(texts);
      } catch (error) {
        // The form shows both versions, and the toast would cover the saved one.
        if (isRecordChanged(error)) toast.dismiss('failure-update-content-texts');
        throw error;
      }
      toast.success(t('textSaved'));
    },
    onUnsavedChange: setUnsaved,
  };
  const documentEditing = {
    onAdd: (block: B, name: string) => setAdding((now) => new Map(now).set(block, { name, isOpen: true })),
    onUpdate: ({ id }: { id: string }) => change(id, 'update'),
    onDelete: ({ id }: { id: string }) => change(id, 'delete'),
    onOrder: (next: readonly { id: string }[]) => {
      const documentIds = next.map(({ id }) => id);
      const moved = new Set(documentIds);
      const shown = documents.map(({ document }) => document.id).filter((id) => moved.has(id));
      order({ shown, documentIds });
    },
  };
  const dialogs: ReactNode = (
    <>
      {[...adding].map(([block, { name, isOpen }]) => (
        <AddToBlock
          key={block}
          area={area}
          block={block}
          target={name}
          open={isOpen}
          onOpenChange={(open) => setAdding((now) => new Map(now).set(block, { name, isOpen: open }))}
          onAdded={() => setAdding((now) => new Map([...now].filter(([other]) => other !== block)))}
        />
      ))}
      {changed?.by === 'update' ? (
        <UpdateDocument
          key={changed.document.id}
          area={area}
          // A document that somebody deleted meanwhile stays open with what was typed.
          document={found?.document ?? changed.document}
          isDeleted={!found}
          needsDescriptions={area.needsDescriptions(changed.block)}
          onClose={close}
        />
      ) : null}
      {found && changed?.by === 'delete' ? (
        <DeleteDocument key={found.document.id} area={area} document={found.document} onClose={close} />
      ) : null}
    </>
  );
  return { textEditing, documentEditing, dialogs };
}

interface AddToBlockProps<B extends string> {
  area: ContentArea<B, never>;
  block: B;
  target: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdded: () => void;
}

/** Adds documents to one block. Each block has a request of its own: one being sent does not hold up another. */
function AddToBlock<B extends string>({ area, block, onAdded, ...dialog }: AddToBlockProps<B>) {
  const { t, i18n } = useTranslation('content');
  const toast = useToast();
  const add = useAddContent(area);
  return (
    <AddDocuments
      {...dialog}
      needsDescriptions={area.needsDescriptions(block)}
      submitting={add.isPending}
      onSubmit={(additions) =>
        add.mutate(
          { block, additions },
          {
            onSuccess: () => {
              // Editors see the documents of their language; those of the other one would seem to be lost.
              const isElsewhere = additions.some(
                ({ language }) => language !== null && language !== i18n.language,
              );
              toast.success(
                t('added', { count: additions.length }),
                isElsewhere ? { description: t('inOtherLanguage') } : {},
              );
              onAdded();
            },
          },
        )
      }
    />
  );
}
