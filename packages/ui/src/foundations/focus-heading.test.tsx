import '@testing-library/jest-dom/vitest';
import { afterEach, expect, it } from 'vitest';
import { focusHeading, restoreLostFocus } from './focus-heading.js';

afterEach(() => document.body.replaceChildren());

const show = (html: string) => (document.body.innerHTML = html);
const heading = (text: string) =>
  [...document.querySelectorAll('h1')].find(({ textContent }) => textContent === text)!;

it('focuses the heading of the page, not one of a hidden main', () => {
  show('<main hidden><h1>Atrium could not start</h1></main>');
  expect(focusHeading()).toBeNull();
  show('<main hidden><h1>Atrium could not start</h1></main><main><h1>Contacts</h1></main>');
  expect(focusHeading()).toBe(heading('Contacts'));
  expect(heading('Contacts')).toHaveFocus();
});

it('moves only a lost focus', () => {
  show('<main><h1>Contacts</h1><button>Filter</button></main>');
  const button = document.querySelector('button')!;
  button.focus();
  restoreLostFocus();
  expect(button).toHaveFocus();
  button.remove();
  restoreLostFocus();
  expect(heading('Contacts')).toHaveFocus();
});
