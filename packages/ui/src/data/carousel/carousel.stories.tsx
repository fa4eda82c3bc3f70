import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { Carousel, type Slide } from './index.js';

const slide = (title: string, text: string): Slide => ({
  id: title,
  content: (
    <article className="grid gap-8">
      <h3 className="text-headline">{title}</h3>
      <p className="max-w-measure text-ink-2">{text}</p>
      <p>
        <a className="link focus-ring" href={`#${title}`}>
          Read {title}
        </a>
      </p>
    </article>
  ),
});
const slides = [
  slide('The deposit rate holds at 2.00%', 'Term deposits placed before 15 December keep the current curve.'),
  slide('Euro settlement on 24 December', 'Cut-off times move to noon.'),
  slide('Joint signature by group', 'Define up to six signing groups and the rule between them.'),
];
const meta = preview.meta({
  title: 'Data/Carousel',
  component: Carousel,
  args: { label: 'Highlights', slides, onValueChange: fn() },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).data.carousel;

/** The slides exposed to assistive technology. */
const slidesShown = (
  canvas: Pick<ReturnType<typeof within>, 'getAllByRole'>,
  globals: Record<string, unknown>,
) =>
  canvas
    .getAllByRole('group')
    .filter((group: HTMLElement) => group.getAttribute('aria-roledescription') === strings(globals).slide);

export const Default = meta.story();

export const ByMouse = meta.story({
  name: 'Moves by slide',
  tags: ['DS-055', 'HOME-069'],
  play: async ({ canvas, args, globals }) => {
    const { next, previous } = strings(globals);
    await expect(slidesShown(canvas, globals)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: next }));
    await expect(canvas.getByRole('heading')).toHaveTextContent('Euro settlement');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: previous }));
    await userEvent.click(canvas.getByRole('button', { name: previous }));
    await expect(canvas.getByRole('heading')).toHaveTextContent('Joint signature');
  },
});

export const ByKeyboard = meta.story({
  name: 'Arrows move and wrap, Home and End jump',
  tags: ['DS-055', 'DS-126', 'HOME-070', 'HOME-071'],
  play: async ({ canvas, globals }) => {
    const shown = () => canvas.getByRole('heading');
    canvas.getByRole('button', { name: strings(globals).next }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(shown()).toHaveTextContent('Euro settlement');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(shown()).toHaveTextContent('The deposit rate');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(shown()).toHaveTextContent('Joint signature');
    await userEvent.keyboard('{Home}');
    await expect(shown()).toHaveTextContent('The deposit rate');
    await userEvent.keyboard('{End}');
    await expect(shown()).toHaveTextContent('Joint signature');
    await expect(slidesShown(canvas, globals)[0]!.parentElement).toHaveAttribute('aria-live', 'polite');
  },
});

export const HiddenSlides = meta.story({
  name: 'Slides that are not shown cannot be reached by Tab',
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(within(slidesShown(canvas, globals)[0]).getAllByRole('link')).toHaveLength(1);
    await userEvent.tab();
    await expect(document.activeElement?.tagName).toBe('BUTTON');
  },
});

export const Swipe = meta.story({
  name: 'A swipe moves, a scroll does not',
  play: async ({ canvas, globals }) => {
    const area = slidesShown(canvas, globals)[0]!.parentElement!;
    const swipe = async (dx: number, dy: number) => {
      const at = (x: number, y: number) => new Touch({ identifier: 1, target: area, clientX: x, clientY: y });
      await fireEvent.touchStart(area, { touches: [at(200, 200)] });
      await fireEvent.touchEnd(area, { changedTouches: [at(200 + dx, 200 + dy)] });
    };
    await swipe(-30, 120);
    await expect(canvas.getByRole('heading')).toHaveTextContent('The deposit rate');
    await swipe(-90, 10);
    await expect(canvas.getByRole('heading')).toHaveTextContent('Euro settlement');
  },
});

export const OneSlide = meta.story({
  name: 'One slide has no controls',
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-32">
      <Carousel {...args} defaultValue={1} />
      <Carousel label="What’s new" slides={slides.slice(0, 1)} className="w-320" />
    </div>
  ),
});
