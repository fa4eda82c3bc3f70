import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '../../contract-suite/draw.js';
import { uiStringsEn } from '../../foundations/index.js';
import { PUBLISHED } from '../content.fixture.js';
import { DocumentSection } from '../document-section/index.js';
import { DeleteContentDocument } from './index.js';

const [first, second, third] = PUBLISHED.slice(0, 3).map((document, index) => ({
  ...document,
  filename: `${['First', 'Second', 'Third'][index]}.pdf`,
}));
const THREE = [first!, second!, third!];

function Page({ of }: { of: typeof THREE }) {
  const [documents, setDocuments] = useState(of);
  const [asked, setAsked] = useState<(typeof THREE)[number] | null>(null);
  return (
    <>
      <h1>Hub</h1>
      <DocumentSection
        name="Guides"
        documents={documents}
        onOpen={() => {}}
        onDownload={() => {}}
        editing={{
          onUpdate: () => {},
          onDelete: ({ id }) => setAsked(documents.find((one) => one.id === id) ?? null),
          onOrder: () => {},
        }}
      />
      {asked ? (
        <DeleteContentDocument
          open
          onOpenChange={(open) => !open && setAsked(null)}
          filename={asked.filename}
          documentId={asked.id}
          onConfirm={() => setDocuments(documents.filter(({ id }) => id !== asked.id))}
        />
      ) : null}
    </>
  );
}

async function askAbout(name: string, of = THREE) {
  const { user } = draw(<Page of={of} />);
  await user.click(await screen.findByRole('button', { name: new RegExp(`Further actions.*${name}`) }));
  await user.click(await screen.findByRole('menuitem', { name: uiStringsEn.content.documents.delete }));
  await screen.findByRole('alertdialog');
  return user;
}

it.each([
  ['the next document', 'Second', THREE, 'button', 'Third'],
  ['the previous one after the last', 'Third', THREE, 'button', 'Second'],
  ['the one that is left', 'First', THREE.slice(0, 2), 'button', 'Second'],
  ['the heading of the block after the only one', 'First', THREE.slice(0, 1), 'heading', 'Guides'],
])('HUB-026 the focus goes to %s when a document is deleted', async (_, name, of, role, focused) => {
  const user = await askAbout(name, of);
  await user.click(screen.getByRole('button', { name: uiStringsEn.content.delete.confirm }));
  await waitFor(() => expect(screen.getByRole(role, { name: focused })).toHaveFocus());
});

it('HUB-026 the focus returns to the button of the menu when the document stays', async () => {
  const user = await askAbout('Second');
  await user.click(screen.getByRole('button', { name: uiStringsEn.content.delete.cancel }));
  await waitFor(() => expect(screen.getByRole('button', { name: /Further actions.*Second/ })).toHaveFocus());
});
