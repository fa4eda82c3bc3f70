import { useEffect, useRef, type RefObject } from 'react';
import { clampZoom, type Zoom } from '../zoom.js';

/** Zooms by a pinch on the touchpad, which browsers report as a wheel with Ctrl, and by that wheel itself. */
export function useWheelZoom(
  scroller: RefObject<HTMLElement | null>,
  factor: number,
  onZoomChange: (zoom: Zoom) => void,
): void {
  const latest = useRef({ factor, onZoomChange });
  useEffect(() => {
    latest.current = { factor, onZoomChange };
  });
  useEffect(() => {
    const area = scroller.current;
    if (!area) return undefined;
    const zoom = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { factor: now, onZoomChange: change } = latest.current;
      change(clampZoom(now * Math.exp(-event.deltaY / 300)));
    };
    // React's own listener is passive, and would let the browser zoom the whole page as well.
    area.addEventListener('wheel', zoom, { passive: false });
    return () => area.removeEventListener('wheel', zoom);
  }, [scroller]);
}
