import { expect, type Locator, type Page } from '@playwright/test';

/** Helpers for journeys that use nothing but the keyboard. */

/** Returns what hides the focus from a sighted user; null if they can see it. Runs in the page. */
function hiddenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the focus';
  const text = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 60);
  const name = `${focused.tagName.toLowerCase()} “${text}”`;
  const isInView = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const from = { x: Math.max(left, 0), y: Math.max(top, 0) };
    const size = { x: Math.min(right, innerWidth) - from.x, y: Math.min(bottom, innerHeight) - from.y };
    if (size.x < 1 || size.y < 1) return false;
    const parts = [0.5, 0.1, 0.9];
    return parts.some((down) =>
      parts.some((across) => {
        const hit = document.elementFromPoint(from.x + size.x * across, from.y + size.y * down);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    );
  };
  if (!isInView(focused)) return `${name} is out of view or covered`;
  const active = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '');
  if (active && !isInView(active)) return `the active option of ${name} is out of view`;
  // Containers that take the focus so that their name is read are no controls.
  if (focused.matches('main, section, [role=dialog], [role=alertdialog]')) return null;
  const hasRing = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, stroke } = getComputedStyle(element);
    const isOutlined =
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && !/, 0\)$|\/ 0\)$/.test(outlineColor);
    return isOutlined || (element.matches('svg *') && stroke !== 'none');
  };
  // The ring of a field is drawn by its box, and that of a few marks by a part of them.
  const candidates: Element[] = [focused, ...focused.querySelectorAll('*')];
  for (let box = focused.parentElement, depth = 0; box && depth < 4; box = box.parentElement, depth += 1)
    candidates.push(box);
  return candidates.some(hasRing) ? null : `${name} has no focus ring`;
}

/** Fails unless the focus is in view, uncovered and has a ring. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  if ((await page.evaluate(hiddenFocus)) === null) return;
  // Rings fade in.
  await expect.poll(() => page.evaluate(hiddenFocus)).toBeNull();
}

/** Presses Tab until the target has the focus; checks that the focus can be seen at every stop. */
export async function tabTo(page: Page, target: Locator, { back = false, limit = 150 } = {}): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const [isThere, isNowhere] = await target.evaluate((element) => [
      element === document.activeElement,
      document.activeElement === document.body,
    ]);
    // After its last element the page has no focus before it starts again.
    if (!isNowhere) await expectVisibleFocus(page);
    if (isThere) return;
  }
  throw new Error(`${limit} times Tab do not reach ${String(target)}`);
}

/** Goes on to the target with Tab and presses a key there. */
export async function pressAt(
  page: Page,
  target: Locator,
  key = 'Enter',
  options?: Parameters<typeof tabTo>[2],
): Promise<void> {
  await tabTo(page, target, options);
  await page.keyboard.press(key);
}

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Checks that a change of page moved the focus to the heading of the new page, where it is read and seen. */
export async function expectArrived(page: Page, heading: string | RegExp): Promise<void> {
  await expect(title(page)).toHaveText(heading);
  await expect(title(page)).toBeFocused();
  await expectVisibleFocus(page);
}

/** Opens a page by the command palette: `words` find it, `path` is its address. */
export async function openByPalette(page: Page, words: string, path: string): Promise<void> {
  const field = page.getByRole('combobox', { name: /^(Go to a page|Ouvrir une page)/ });
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type(words);
  const active = page.locator('[role=option][aria-selected=true]');
  // A choice made by an arrow stays when more options come.
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(async () => {
      // None is active until the first options are there.
      const [href] = await active.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      if (href?.split('?')[0] === path) return true;
      await page.keyboard.press('ArrowDown');
      return false;
    })
    .toBe(true);
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(title(page)).toBeFocused();
  await expectVisibleFocus(page);
}
