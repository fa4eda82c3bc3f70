import { Button } from '@atrium/ui/controls';
import { createFormats } from '@atrium/ui/foundations';
import { Example } from '../../shared/example';

// Drawn on the server: a component without a boundary of its own, and what needs no React.
export default function Page() {
  return (
    <>
      <p id="amount">{createFormats({ language: 'en' }).amount(12.5, 'EUR')}</p>
      <Button>From the server</Button>
      <Example />
    </>
  );
}
