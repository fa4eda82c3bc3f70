import { Button } from '@atrium/ui/controls';
import { createFormats } from '@atrium/ui/foundations';
import { Example } from '../../shared/example';

// Rendered on the server: a component without a client boundary in this file, and functions that do not need React.
export default function Page() {
  return (
    <>
      <p id="amount">{createFormats({ language: 'en' }).amount(12.5, 'EUR')}</p>
      <Button>From the server</Button>
      <Example />
    </>
  );
}
