import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../feedback/error-state/index.js';
import { PrintIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { Controls, InFrame, Tool } from './frame.js';
import { ViewerMessage } from './messages.js';
import { printImage } from './print-image.js';
import { useElementSize } from './use-element-size.js';
import { ZoomControls } from './zoom-controls.js';
import { zoomFactor, type Zoom } from './zoom.js';

/** An image is fitted to the view, but not enlarged beyond its natural size automatically. */
const AUTO = { fit: 'page', largest: 1 } as const;
const MARGIN = 16;
/** Space for the controls below the image. */
const CONTROLS = 64;

export interface ImageViewProps {
  file: Blob;
  name: string;
  label: string;
  onReady: (() => void) | undefined;
}

/** Shows an image, with zoom, rotation and printing. */
export function ImageView({ file, name, label, onReady }: ImageViewProps) {
  const t = useStrings();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    if (image.current) image.current.src = made;
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const scroller = useRef<HTMLDivElement>(null);
  const view = useElementSize(scroller);
  const [known, setKnown] = useState<{ file: Blob; natural: { width: number; height: number } | 'broken' }>();
  const [zoom, setZoom] = useState<Zoom>('auto');
  const [turns, setTurns] = useState(0);
  const [viewed, setViewed] = useState(file);
  if (viewed !== file) {
    // Zoom and rotation of an image do not apply to the next, even if the names are equal.
    setViewed(file);
    setZoom('auto');
    setTurns(0);
  }

  // The result may belong to a previous file.
  const natural = known?.file === file ? known.natural : undefined;
  if (natural === 'broken') {
    return (
      <ViewerMessage>
        <ErrorState title={t('files.viewer.broken')}>{t('files.viewer.brokenHelp')}</ErrorState>
      </ViewerMessage>
    );
  }
  const own = natural ?? { width: 1, height: 1 };
  const isAcross = turns % 2 === 1;
  const seen = isAcross ? { width: own.height, height: own.width } : own;
  const room = { width: view.width - 2 * MARGIN, height: view.height - MARGIN - CONTROLS };
  const factor = zoomFactor(zoom, seen, room, AUTO);
  const box = { width: seen.width * factor, height: seen.height * factor };
  return (
    <>
      <InFrame slot="tools">
        <Tool
          icon={PrintIcon}
          label={t('files.viewer.print')}
          onClick={() => image.current && void printImage(image.current, turns)}
        />
      </InFrame>
      <div
        ref={scroller}
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so it must be reachable by keyboard
        tabIndex={0}
        className="focus-inset relative min-w-0 flex-1 overflow-auto overscroll-contain [scrollbar-gutter:stable]"
      >
        <div
          className="relative grid min-h-full min-w-full place-content-center"
          style={{ padding: MARGIN, paddingBottom: CONTROLS, width: box.width + 2 * MARGIN }}
        >
          <div className="relative" style={box}>
            <img
              ref={image}
              alt={name}
              className="absolute top-1/2 left-1/2 max-w-none bg-surface"
              style={{
                width: own.width * factor,
                height: own.height * factor,
                transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
                visibility: natural ? undefined : 'hidden',
              }}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                setKnown({ file, natural: { width: naturalWidth, height: naturalHeight } });
                onReady?.();
              }}
              onError={() => setKnown({ file, natural: 'broken' })}
            />
          </div>
        </div>
      </div>
      <Controls label={label}>
        <ZoomControls
          zoom={zoom}
          factor={factor}
          onZoomChange={setZoom}
          onRotate={() => setTurns((now) => (now + 1) % 4)}
        />
      </Controls>
    </>
  );
}
