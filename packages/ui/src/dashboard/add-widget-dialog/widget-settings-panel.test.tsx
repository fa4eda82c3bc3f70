import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../tools/render-ui.ts';
import { WidgetSettingsPanel, type SettingsDraft, type WidgetSettings } from './widget-settings-panel.js';

const onSave = vi.fn<(settings: Readonly<Record<string, unknown>>) => void>();
afterEach(() => onSave.mockReset());

/** One setting, which two buttons turn on and off. */
const setup = (): WidgetSettings => ({
  initial: { status: 'DEFAULT' },
  render: ({ status }, onValueChange) => (
    <>
      <output>{String(status)}</output>
      {['DEFAULT', 'FAVORITE'].map((value) => (
        <button key={value} type="button" onClick={() => onValueChange({ status: value })}>
          {value}
        </button>
      ))}
    </>
  ),
});
function Panel({ saved }: { saved: Record<string, unknown> }) {
  const [draft, setDraft] = useState<SettingsDraft | null>(null);
  return (
    <WidgetSettingsPanel
      title="Last requests"
      setup={setup()}
      saved={saved}
      draft={draft}
      onDraftChange={setDraft}
      onSave={onSave}
    />
  );
}
const panel = (saved = { status: 'DEFAULT' }) => <Panel saved={saved} />;
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => screen.getByRole('button', { name: 'Save settings' });
const shown = () => screen.queryByRole('status')?.textContent;

describe('draft of widget settings', () => {
  it('HOME-042 starts as a copy of the saved settings when opened', () => {
    renderUi(panel({ status: 'FAVORITE' }));
    expect(shown()).toBeUndefined();
    click('Settings of Last requests');
    expect(shown()).toBe('FAVORITE');
  });

  it('HOME-043 HOME-046 Save is disabled until a setting changes, also when the panel renders again', () => {
    const { rerender } = renderUi(panel());
    click('Settings of Last requests');
    expect(save()).toBeDisabled();
    rerender(panel());
    expect(save()).toBeDisabled();
    click('FAVORITE');
    expect(save()).toBeEnabled();
    click('DEFAULT');
    expect(save()).toBeEnabled();
  });

  it('HOME-044 is returned once, and then starts again from the saved settings', () => {
    const { rerender } = renderUi(panel());
    click('Settings of Last requests');
    click('FAVORITE');
    click('Save settings');
    expect(onSave.mock.calls).toEqual([[{ status: 'FAVORITE' }]]);
    expect(shown()).toBeUndefined();
    rerender(panel({ status: 'FAVORITE' }));
    click('Settings of Last requests');
    expect(shown()).toBe('FAVORITE');
    expect(save()).toBeDisabled();
  });

  it.each(['Discard', 'Settings of Last requests'])('HOME-045 is discarded by %s', (how) => {
    renderUi(panel());
    click('Settings of Last requests');
    click('FAVORITE');
    click(how);
    click('Settings of Last requests');
    expect(shown()).toBe('DEFAULT');
    expect(onSave).not.toHaveBeenCalled();
  });
});
