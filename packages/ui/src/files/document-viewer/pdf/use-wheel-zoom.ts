import { useEffect, useRef, type RefObject } from 'react';
import { clampZoom, type Zoom } from '../zoom.js';

/** Zooms on touchpad pinch, which browsers report as wheel with Ctrl, and on Ctrl with the mouse wheel. */
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
    // React's wheel listener is passive and could not stop the browser from zooming the whole page.
    area.addEventListener('wheel', zoom, { passive: false });
    return () => area.removeEventListener('wheel', zoom);
  }, [scroller]);
}
