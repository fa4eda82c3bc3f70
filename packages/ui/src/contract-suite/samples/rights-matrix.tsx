import * as rightsMatrix from '../../rights-matrix/index.js';
import { HALDEN } from '../../rights-matrix/rights-matrix.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

const done = () => Promise.resolve();

export const rightsParts: Samples = {
  ContractRights: sample(rightsMatrix.ContractRights, 'element', {
    label: 'Rights',
    state: { status: 'ready', data: HALDEN },
    editable: true,
    view: 'matrix',
    onViewChange: noop,
    people: { source: null, target: null },
    onPeopleChange: noop,
    replay: {
      at: null,
      onAtChange: noop,
      state: { status: 'loading' },
      since: '2021-03-03T08:00:00.000Z',
      changes: [{ at: '2026-09-14T07:12:00.000Z', users: null }],
    },
    onSave: done,
  }),
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
