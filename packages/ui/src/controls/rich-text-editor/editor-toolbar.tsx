import { memo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import {
  BoldIcon,
  ItalicIcon,
  ListBulletsIcon,
  ListNumbersIcon,
  UnderlineIcon,
  type IconComponent,
} from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { Tooltip } from '../../overlays/tooltip/index.js';
import { IconButton } from '../button/index.js';
import type { EditorHandle } from './editor-surface.js';
import type { Format } from './formats.js';

const TOOLS: readonly { format: Format; icon: IconComponent; keys?: string }[] = [
  { format: 'bold', icon: BoldIcon, keys: 'B' },
  { format: 'italic', icon: ItalicIcon, keys: 'I' },
  { format: 'underline', icon: UnderlineIcon, keys: 'U' },
  { format: 'bulletList', icon: ListBulletsIcon },
  { format: 'orderedList', icon: ListNumbersIcon },
];

export interface EditorToolbarProps {
  active: readonly Format[];
  disabled: boolean;
  /** Id of the text that the tools act on. */
  controls: string | undefined;
  editor: RefObject<EditorHandle | null>;
}

/** The editor's toolbar: one tab stop, arrow keys move between the tools. Memoized: typing does not re-render it. */
export const EditorToolbar = memo(function EditorToolbar(props: EditorToolbarProps) {
  const { active, disabled, controls, editor } = props;
  const t = useStrings();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<Format>('bold');
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -TOOLS.length, End: TOOLS.length }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = TOOLS.findIndex(({ format }) => format === current) + step;
    const isEnd = event.key === 'Home' || event.key === 'End';
    const next = isEnd
      ? Math.min(Math.max(index, 0), TOOLS.length - 1)
      : (index + TOOLS.length) % TOOLS.length;
    setCurrent(TOOLS[next]!.format);
    bar.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('controls.richText.toolbar')}
      aria-controls={controls}
      className="flex items-center gap-2 outline-none"
      onKeyDown={move}
    >
      {TOOLS.map(({ format, icon, keys }) => {
        const label = t(`controls.richText.${format}`);
        return (
          <Tooltip
            key={format}
            side="top"
            content={keys ? t('controls.richText.shortcut', { label, keys }) : label}
          >
            <IconButton
              icon={icon}
              label={label}
              size="toolbar"
              iconSize={18}
              disabled={disabled}
              aria-pressed={active.includes(format)}
              {...(keys && { 'aria-keyshortcuts': `Control+${keys}` })}
              tabIndex={format === current ? 0 : -1}
              className="aria-pressed:bg-selection max-xs:size-36"
              // Keeps the selection in the text.
              onMouseDown={(event) => event.preventDefault()}
              onFocus={() => setCurrent(format)}
              onClick={() => editor.current?.toggle(format)}
            />
          </Tooltip>
        );
      })}
    </div>
  );
});
