import * as tags from '../../tags/index.js';
import { AVAILABLE, EURO, GERMANY, madeTag, tagOf } from '../../tags/tags.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

const onSearch = () => Promise.resolve(AVAILABLE);

export const tagParts: Samples = {
  EditableTags: sample(tags.EditableTags, 'element', {
    tags: [GERMANY],
    canManageTags: true,
    onSearch,
    newTag: madeTag,
    onSave: () => Promise.resolve(),
  }),
  TagChips: sample(tags.TagChips, 'element', { tags: [GERMANY, EURO, tagOf('Payroll')], onRemove: noop }),
  TagSearch: sample(tags.TagSearch, 'nothing', {
    onSearch,
    newTag: madeTag,
    onPick: noop,
    taken: [],
  }),
  TagEditor: sample(tags.TagEditor, 'element', {
    tags: [GERMANY],
    edits: tags.NO_TAG_EDITS,
    onEditsChange: noop,
    onSearch,
    newTag: madeTag,
  }),
  TagsModal: sample(
    tags.TagsModal,
    'nothing',
    {
      open: true,
      onOpenChange: noop,
      items: [{ id: 'a', name: 'Halden', tags: [GERMANY] }],
      defaultChecked: ['a'],
      onSearch,
      newTag: madeTag,
      onSubmit: noop,
    },
    { layer: true },
  ),
};
