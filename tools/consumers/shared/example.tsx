'use client';
import { useState } from 'react';
import { Button, type ButtonProps } from '@atrium/ui/controls';
import { DataGrid, type DataGridColumn } from '@atrium/ui/data';
import { configurePdf, type PdfAddresses } from '@atrium/ui/files';
import { UiProvider } from '@atrium/ui/foundations';
import { Dialog } from '@atrium/ui/overlays';

interface Row {
  id: string;
  name: string;
  amount: number;
}

const rows: Row[] = [
  { id: '1', name: 'Alder', amount: 1204.5 },
  { id: '2', name: 'Birch', amount: 88 },
];
const columns: readonly DataGridColumn<Row>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name },
  { id: 'amount', header: 'Amount', type: 'number', value: (row) => row.amount },
];
const addresses: PdfAddresses = { worker: '/pdf.worker.min.mjs' };
configurePdf(addresses);

// A wrong type here would fail in a strict host.
const look: ButtonProps['variant'] = 'primary';

/** Shown by both hosts: their own elements with their own utilities, next to library components. */
export function Example() {
  const [pressed, setPressed] = useState(0);
  return (
    <main>
      <h1>Host</h1>
      <p id="host-padding" className="p-16">
        Sixteen of the host’s measures
      </p>
      <ul id="host-list" className="host-list">
        <li>One</li>
      </ul>
      <button id="host-button" className="host-button">
        The host’s own
      </button>
      <p id="pressed">{pressed}</p>
      <Button variant={look} onClick={() => setPressed((count) => count + 1)}>
        Press
      </Button>
      <Dialog title="A question" trigger={<Button>Open</Button>}>
        <p>Words</p>
      </Dialog>
      <UiProvider language="fr">
        <Dialog title="Une question" trigger={<Button>Ouvrir</Button>}>
          <p>Des mots</p>
        </Dialog>
      </UiProvider>
      <DataGrid label="Trees" maxRows={5} rows={rows} columns={columns} getRowId={(row) => row.id} />
    </main>
  );
}
