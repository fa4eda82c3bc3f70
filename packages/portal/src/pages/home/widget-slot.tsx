import {
  lazyPart,
  useStrings,
  useWidgetSlot,
  WidgetFrame,
  WidgetSlotProvider,
  type LazyPart,
} from '@atrium/ui';
import { Component as ReactComponent, useState, type ReactNode } from 'react';
import { handleFailure } from '../../app/failures.ts';
import type { AvailableWidget } from './widgets/available.ts';
import type { WidgetProps } from './widgets/widget.ts';

type LazyWidget = LazyPart<WidgetProps>;

/** One lazy component per widget for the whole session, so that a re-rendered dashboard shows it at once. */
const loaded = new Map<string, LazyWidget>();

function load({ code, entry }: AvailableWidget): LazyWidget {
  const made = lazyPart(async () => (await entry.load()).Component, { throwsFailure: true });
  loaded.set(code, made);
  return made;
}

const NO_SETTINGS = {};

/**
 * One widget in its slot: its code is loaded separately, and its errors stay in its frame (WID-005, WID-007). A slow
 * widget delays no other.
 */
export function WidgetSlotContent({ widget }: { widget: AvailableWidget }) {
  const t = useStrings();
  const slot = useWidgetSlot();
  const { width, settings = NO_SETTINGS } = slot;
  const [{ Widget, attempt }, setLoading] = useState(() => ({
    Widget: loaded.get(widget.code) ?? load(widget),
    attempt: 1,
  }));
  const title = t(`home.widgets.${widget.code}.title`);
  if (widget.isUnavailable) return <WidgetFrame title={title} status="unavailable" />;
  const retry = () => setLoading({ Widget: load(widget), attempt: attempt + 1 });
  return (
    <WidgetBoundary
      key={attempt}
      fallback={<WidgetFrame title={title} status="error" error={{ onRetry: retry }} />}
    >
      <Widget
        width={width}
        settings={settings}
        fallback={
          // The widget's own frame will replace this one, so nothing here may be focusable.
          <WidgetSlotProvider value={{ ...slot, fullWidthHref: undefined }}>
            <WidgetFrame title={title} status="loading" />
          </WidgetSlotProvider>
        }
      />
    </WidgetBoundary>
  );
}

/** Error boundary of a widget that throws or whose code fails to load, so that the page stays usable. */
class WidgetBoundary extends ReactComponent<
  { fallback: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    handleFailure(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
