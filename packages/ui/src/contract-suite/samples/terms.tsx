import * as ui from '../../terms/index.js';
import { noop, sample, type Samples } from '../sample.tsx';

export const termsPages: Samples = {
  TermsDialog: sample(
    ui.TermsDialog,
    'element',
    { progress: 0.4, onAccept: noop, onSignOut: noop },
    { layer: true },
  ),
  TermsPage: sample(ui.TermsPage, 'element', {
    progress: 0.4,
    navigationVersion: '1.37.3',
    websiteVersion: '1.37.3',
  }),
};
