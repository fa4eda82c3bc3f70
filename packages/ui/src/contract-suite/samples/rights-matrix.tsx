import * as rightsMatrix from '../../rights-matrix/index.js';
import { HALDEN } from '../../rights-matrix/rights-matrix.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

const done = () => Promise.resolve();

export const rightsParts: Samples = {
  RightsCompare: sample(rightsMatrix.RightsCompare, 'element', {
    data: HALDEN,
    people: { source: HALDEN.people[5]!.id, target: HALDEN.people[3]!.id },
    onPeopleChange: noop,
    editable: true,
    onSave: done,
  }),
  RightsMatrix: sample(rightsMatrix.RightsMatrix, 'element', {
    label: 'Rights',
    state: { status: 'ready', data: HALDEN },
    editable: true,
    onSave: done,
  }),
};
