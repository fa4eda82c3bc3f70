import '@testing-library/jest-dom/vitest';
import { MAIN_CONTENT_ID } from '@atrium/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RouteAnnouncer } from './route-announcer.tsx';

/** A page whose heading comes later, as after a redirect, and is then replaced, as by a loaded record. */
function Page() {
  const [step, setStep] = useState(0);
  return (
    <MemoryRouter initialEntries={['/home']}>
      <RouteAnnouncer isShown />
      <Link to="/contacts">Contacts</Link>
      <button onMouseEnter={() => setStep(step + 1)}>Next step</button>
      <main id={MAIN_CONTENT_ID}>
        {step > 0 ? <h1 key={step}>Contacts {step}</h1> : null}
        <input aria-label="Search" />
      </main>
    </MemoryRouter>
  );
}

it('the focus of a new page follows its heading, also one that comes late', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('link'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  for (const step of [1, 2]) {
    await user.hover(screen.getByRole('button'));
    await user.unhover(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('heading', { name: `Contacts ${step}` })).toHaveFocus());
  }
});

it('a user who has moved on keeps the focus', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('link'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.hover(screen.getByRole('button'));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  // After the observer has run.
  await new Promise((done) => setTimeout(done));
  expect(screen.getByRole('textbox')).toHaveFocus();
});
