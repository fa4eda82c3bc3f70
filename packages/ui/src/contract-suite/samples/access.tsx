import * as ui from '../../access/index.js';
import { RIGHT_MISSING } from '../../access/access-explanation/access-explanation.fixture.ts';
import { noop, sample, type Samples } from '../sample.tsx';

export const accessParts: Samples = {
  AccessExplanationDialog: sample(
    ui.AccessExplanationDialog,
    'element',
    {
      defaultOpen: true,
      state: { status: 'ready', explanation: RIGHT_MISSING },
      onAsk: noop,
      onClose: noop,
    },
    { layer: true },
  ),
};
