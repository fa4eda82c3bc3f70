import type { RequestSummary } from '@atrium/contract/requests';
import { Button } from '../../controls/index.js';
import * as ui from '../../data/index.js';
import { REQUESTS } from '../../requests/requests.fixture.js';
import { sample, type Samples } from '../sample.tsx';

const columns: readonly ui.DataGridColumn<RequestSummary>[] = [
  { id: 'title', header: 'Mandate', value: (request) => request.title, primary: true },
  { id: 'service', header: 'Halden', value: (request) => request.serviceName, type: 'set' },
];
const slides = [
  { id: 'one', content: 'Halden' },
  { id: 'two', content: 'Iberia' },
];
const inCarousel = (part: React.ReactElement) => (
  <ui.CarouselRoot label="Companies" count={2}>
    <ui.CarouselSlides slides={slides} />
    {part}
  </ui.CarouselRoot>
);

export const data: Samples = {
  Badge: sample(ui.Badge, 'element', { children: '12' }),
  CountryFlag: sample(ui.CountryFlag, 'element', { code: 'FR' }),
  Carousel: sample(ui.Carousel, 'element', { label: 'Companies', slides }),
  CollapsingText: sample(ui.CollapsingText, 'element', { children: 'Halden' }),
  CarouselRoot: sample(ui.CarouselRoot, 'element', {
    label: 'Companies',
    count: 2,
    children: <ui.CarouselSlides slides={slides} />,
  }),
  CarouselControls: sample(ui.CarouselControls, 'element', {}, { within: inCarousel }),
  CarouselSlides: sample(
    ui.CarouselSlides,
    'element',
    { slides },
    {
      within: (part) => (
        <ui.CarouselRoot label="Companies" count={2}>
          {part}
        </ui.CarouselRoot>
      ),
    },
  ),
  Counter: sample(ui.Counter, 'element', { count: 7, label: 'waiting' }),
  DataGrid: sample(ui.DataGrid<RequestSummary>, 'class', {
    label: 'Mandates',
    rows: REQUESTS,
    columns,
    getRowId: (request) => request.id,
    selectable: true,
  }),
  ColumnsPanel: sample(ui.ColumnsPanel<RequestSummary>, 'nothing', {
    trigger: <Button>Arrange</Button>,
    columns,
    state: {},
    onStateChange: () => {},
  }),
  KeyHint: sample(ui.KeyHint, 'element', { children: '⌘K' }),
  Chart: sample(ui.Chart, 'element', {
    title: 'Halden',
    labels: [{ short: '1', full: '1' }],
    series: [{ id: 'a', label: 'Iberia', values: [3] }],
    format: String,
  }),
  Sparkline: sample(ui.Sparkline, 'element', { values: [1, 2, 3], label: 'Halden' }),
  TotalsList: sample(ui.TotalsList, 'element', {
    rows: [{ id: 'one', label: 'Halden', value: '12' }],
    total: { label: 'Sum', value: '12' },
  }),
  TotalRow: sample(
    ui.TotalRow,
    'element',
    { label: 'Sum', value: '12' },
    { within: (part) => <dl>{part}</dl> },
  ),
  MailLink: sample(ui.MailLink, 'element', { to: 'help@atrium.example' }),
  ProgressSegments: sample(ui.ProgressSegments, 'element', {
    segments: ['done', 'turn', 'waiting'],
    label: 'Halden',
  }),
  PropertyList: sample(ui.PropertyList, 'element', {
    properties: [
      { label: 'Company', value: 'Halden' },
      { label: 'Branch' },
      { label: 'Mandate', locked: 'Kept by Iberia', value: 'Halden' },
    ],
  }),
  FactStrip: sample(ui.FactStrip, 'element', { facts: [{ label: 'Company', value: 'Halden' }] }),
  StackedBar: sample(ui.StackedBar, 'element', {
    segments: [
      { tone: 'action', count: 2 },
      { tone: 'progress', count: 5 },
    ],
  }),
  State: sample(ui.State, 'element', { name: 'action', turn: 'sign' }),
  StateLegend: sample(ui.StateLegend, 'element', {}),
  Tag: sample(ui.Tag, 'element', { label: 'Payroll', onRemove: () => {} }),
  TagList: sample(ui.TagList, 'element', { tags: ['Payroll', 'Halden', 'Iberia'], max: 2 }),
  Timeline: sample(ui.Timeline, 'element', {
    entries: [{ id: 'one', at: '2026-11-20T09:00:00Z', title: 'Halden', mark: 'done' }],
  }),
};
