import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../../contract-suite/draw.js';
import { uiStringsEn } from '../../../foundations/index.js';
import { noError, UPLOADS } from '../creation.fixture.js';
import { DocumentStep } from './index.js';

const strings = uiStringsEn.creation.documents;

it.each([
  ['client', strings.validate],
  ['bank', strings.validateByClient],
] as const)('RDET-069 documents of the %s are validated by the other side', (audience, name) => {
  draw(
    <DocumentStep
      audience={audience}
      uploads={UPLOADS}
      validation={{ checked: false, onCheckedChange: () => {} }}
      errorOf={noError}
    />,
  );
  expect(screen.getByRole('checkbox')).toHaveAccessibleName(name);
});
