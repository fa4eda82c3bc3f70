import { plausible } from '@atrium/contract/plausible.fixture';
import { Settings } from '@atrium/contract/settings';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SettingsProvider } from '../../../api/settings.ts';
import { useCreationFiles } from './use-creation-files.ts';

const settings = plausible(Settings, 'output') as Settings;

it('UPL-029 a resumed draft has its own files, not those chosen before for another form', () => {
  const { result } = renderHook(() => useCreationFiles(undefined, []), {
    wrapper: ({ children }) => <SettingsProvider value={settings}>{children}</SettingsProvider>,
  });
  const names = () => {
    const { documents, signature } = result.current.uploads;
    return [...documents.items, ...signature.items].map(({ name }) => name);
  };
  act(() => {
    // Of a type that is refused: nothing is uploaded here.
    result.current.uploads.documents.add([new File(['a'], 'before.exe')]);
    result.current.uploads.signature.add([new File(['a'], 'order.exe')]);
  });
  expect(names()).toEqual(['before.exe', 'order.exe']);
  let missing = 0;
  act(() => {
    missing = result.current.takeUp({ documents: ['d1', 'gone'], signature: ['d2'], missing: 1 }, [
      { documentId: 'd1', filename: 'statutes.pdf', size: 1 },
      { documentId: 'd2', filename: 'order.exe', size: 1 },
    ]);
  });
  expect(names()).toEqual(['statutes.pdf', 'order.exe']);
  expect(result.current.kept).toEqual({ documents: ['d1'], signature: ['d2'], missing: 0 });
  expect(missing).toBe(2);
});
