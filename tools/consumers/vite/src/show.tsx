import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Example } from './shared/example';

export function show() {
  createRoot(document.querySelector('#root')!).render(
    <StrictMode>
      <Example />
    </StrictMode>,
  );
}
