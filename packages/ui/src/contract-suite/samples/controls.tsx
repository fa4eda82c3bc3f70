import * as ui from '../../controls/index.js';
import { DownloadIcon } from '../../foundations/icons/index.js';
import { noop, sample, type Samples } from '../sample.tsx';

const options = [
  { value: 'eur', label: 'Euro', detail: 'EUR' },
  { value: 'chf', label: 'Swiss franc', description: 'Zurich' },
];
const label = { 'aria-label': 'Settlement' };
const normalise = (phone: string) => phone.replaceAll(/[^+\d]/g, '');
const inField = (part: React.ReactElement) => (
  <ui.FieldRoot controlId="settlement" help="As on the mandate" error="Enter the account">
    <ui.FieldLabel>Account</ui.FieldLabel>
    <ui.TextInput />
    {part}
  </ui.FieldRoot>
);

export const controls: Samples = {
  AmountInput: sample(ui.AmountInput, 'element', { ...label, currency: 'EUR', defaultValue: '1250000.50' }),
  Button: sample(ui.Button, 'element', { children: 'Sign', icon: DownloadIcon }),
  IconButton: sample(ui.IconButton, 'element', { icon: DownloadIcon, label: 'Download' }),
  Spinner: sample(ui.Spinner, 'class', {}),
  Checkbox: sample(ui.Checkbox, 'element', { label: 'Joint signature', description: 'Two persons sign' }),
  CheckboxGroup: sample(ui.CheckboxGroup<string>, 'element', { ...label, options, defaultValue: ['eur'] }),
  Combobox: sample(ui.Combobox, 'control', { ...label, options, defaultValue: 'eur', clearable: true }),
  DatePicker: sample(ui.DatePicker, 'control', { ...label, defaultValue: '2026-11-20' }),
  DateRangePicker: sample(ui.DateRangePicker, 'control', {
    ...label,
    defaultValue: { from: '2026-11-01', to: '2026-11-20' },
    clearable: true,
  }),
  ErrorSummary: sample(ui.ErrorSummary, 'element', {
    errors: [{ controlId: 'settlement', label: 'Account', message: 'Enter the account' }],
  }),
  Field: sample(ui.Field, 'element', {
    label: 'Account',
    help: 'As on the mandate',
    children: <ui.TextInput />,
  }),
  FieldRoot: sample(ui.FieldRoot, 'element', {
    children: (
      <>
        <ui.FieldLabel>Account</ui.FieldLabel>
        <ui.TextInput />
      </>
    ),
  }),
  FieldLabel: sample(
    ui.FieldLabel,
    'element',
    { children: 'Account' },
    {
      within: (part) => (
        <ui.FieldRoot optional>
          {part}
          <ui.TextInput />
        </ui.FieldRoot>
      ),
    },
  ),
  FieldHelp: sample(ui.FieldHelp, 'element', {}, { within: inField }),
  FieldError: sample(ui.FieldError, 'element', {}, { within: inField }),
  InputBox: sample(ui.InputBox, 'class', {
    onClear: noop,
    prefix: 'EUR',
    children: <input aria-label="Account" className={ui.bareInput} />,
  }),
  SortableList: sample(ui.SortableList<string>, 'element', {
    ...label,
    items: ['check', 'sign'],
    onItemsChange: noop,
    getId: String,
    getName: String,
    children: (name, { handle, buttons }) => (
      <>
        {handle}
        {name}
        {buttons}
      </>
    ),
  }),
  TransferList: sample(ui.TransferList, 'element', {
    label: 'Legal entities',
    items: [
      { id: 'fr', label: 'Halden SA', details: ['FR'] },
      { id: 'de', label: 'Halden GmbH', fixedReason: 'Holds the contract' },
    ],
    columns: [
      { id: 'available', label: 'At Halden Group' },
      { id: 'chosen', label: 'In the contract' },
    ],
    defaultValue: { available: ['fr'], chosen: ['de'] },
  }),
  Link: sample(ui.Link, 'element', { href: '#terms', children: 'Terms', external: true }),
  HighlightedText: sample(ui.HighlightedText, 'nothing', { text: 'Halden Energy', terms: ['halden'] }),
  Listbox: sample(ui.Listbox, 'element', {
    ...label,
    options,
    uniform: false,
    highlightedIndex: 0,
    isSelected: (value) => value === 'eur',
    maxHeight: 200,
    getItemId: (index) => `option-${index}`,
    onHighlight: noop,
    onPick: noop,
  }),
  ListPanel: sample(ui.ListPanel, 'box', {
    open: true,
    field: <button type="button">Currency</button>,
    control: { current: null },
    onLeave: noop,
    longest: 12,
    children: <p>Euro</p>,
  }),
  ListAnnouncement: sample(ui.ListAnnouncement, 'nothing', { open: true, count: 2 }),
  ListStatusLine: sample(ui.ListStatusLine, 'nothing', {
    count: 0,
    query: 'yen',
    error: 'Refused',
    onRetry: noop,
    control: { current: null },
  }),
  MultiSelect: sample(ui.MultiSelect, 'control', { ...label, options, defaultValue: ['eur', 'chf'] }),
  NumberInput: sample(ui.NumberInput, 'element', { ...label, defaultValue: 4, stepButtons: true }),
  OptionText: sample(ui.OptionText, 'nothing', {
    labelId: 'one',
    label: 'Euro',
    description: 'Zurich',
    descriptionId: 'two',
  }),
  PhoneInput: sample(ui.PhoneInput, 'element', { ...label, defaultValue: '+442071234567', normalise }),
  PhoneLink: sample(ui.PhoneLink, 'element', { phone: '+442071234567', normalise }),
  RadioGroup: sample(ui.RadioGroup<string>, 'element', { ...label, options, defaultValue: 'eur' }),
  Rating: sample(ui.Rating, 'element', { ...label, defaultValue: 3 }),
  RichTextEditor: sample(ui.RichTextEditor, 'element', { ...label, placeholder: 'Write' }),
  RichText: sample(ui.RichText, 'element', { html: '<p>Dear <strong>Marc</strong></p>' }),
  SearchInput: sample(ui.SearchInput, 'element', { ...label, defaultValue: 'halden' }),
  SegmentedControl: sample(ui.SegmentedControl<string>, 'element', {
    ...label,
    segments: options,
    defaultValue: 'eur',
  }),
  Select: sample(ui.Select, 'control', { ...label, options, defaultValue: 'eur', clearable: true }),
  Slider: sample(ui.Slider, 'element', { ...label, min: 0, max: 100, defaultValue: [20, 80] }),
  Switch: sample(ui.Switch, 'element', { label: 'Alerts', description: 'By mail' }),
  TextInput: sample(ui.TextInput, 'element', { ...label, defaultValue: 'Halden', clearable: true }),
  Textarea: sample(ui.Textarea, 'element', { ...label, maxLength: 200, defaultValue: 'Halden' }),
};
