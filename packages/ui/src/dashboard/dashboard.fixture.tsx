import type { WidgetCode } from '@atrium/contract/widget-catalogue';
import { Field } from '../controls/field/index.js';
import { RadioGroup } from '../controls/radio-group/index.js';
import { WidgetFrame } from './widget-frame/index.js';

const SETTINGS_LABEL = 'Requests to show';

/** Widgets for stories: widths as in the catalogue, and enough content for different heights. */
const ROWS: readonly (readonly [WidgetCode, readonly number[], string, string, readonly string[]])[] = [
  [
    'LAST_REQUESTS',
    [1, 2, 3],
    'Last requests',
    'The five newest of your requests',
    [
      'Opening of a EUR current account',
      'Update of authorised signatories',
      'Increase of intraday credit line',
      'SWIFT gpi tracker: add three users',
      'Same-day value for CHF payments',
    ],
  ],
  [
    'REQUESTS_COUNTER',
    [1, 2],
    'Requests',
    'How many there are in each state',
    ['Action required', 'With a colleague', 'In progress', 'Submitted'],
  ],
  [
    'KYC_LIST',
    [1, 2],
    'KYC reviews',
    'The next reviews of your entities',
    ['Halden Energy GmbH', 'Halden Industries SA', 'Halden Finance Ltd', 'Halden Nordic AB'],
  ],
  ['FORECAST', [1, 2, 3], 'Forecast', 'Balances of the next 30 days', ['EUR', 'USD', 'GBP', 'CHF', 'SEK']],
  [
    'CONTACTS',
    [1],
    'Favourite contacts',
    'People of the bank',
    ['Marc Delaunay', 'Ingrid Solberg', 'Yusuf Adeyemi', 'Paola Ricci'],
  ],
  [
    'DOCUMENTS',
    [1, 2],
    'Documents',
    'The newest documents',
    ['Account opening agreement, v3', 'Statement of fees, October', 'Intraday positions, week 46'],
  ],
  ['HIGHLIGHTS', [1, 2, 3], 'Highlights', 'Research of the bank', ['The deposit rate holds at 2.00%']],
  [
    'POWER_OF_ATTORNEY',
    [1, 2],
    'Powers of attorney',
    'Who may sign, until when',
    ['Lena Brandt', 'Jonas Weber', 'Sofia Marquez'],
  ],
];

export const WIDGETS = ROWS.map(([id, widths, title, description, lines]) => ({
  id,
  title,
  description,
  widths,
  content: (
    <WidgetFrame title={title} link={{ href: `#${id}`, label: 'Open' }}>
      <ul>
        {lines.map((line) => (
          <li key={line} className="flex h-row items-center border-b border-line">
            {line}
          </li>
        ))}
      </ul>
    </WidgetFrame>
  ),
  ...(id === 'LAST_REQUESTS' && {
    settings: {
      initial: { status: 'DEFAULT' },
      render: (
        value: Readonly<Record<string, unknown>>,
        onValueChange: (value: Readonly<Record<string, unknown>>) => void,
      ) => (
        <Field group label={SETTINGS_LABEL}>
          <RadioGroup
            options={[
              { value: 'DEFAULT', label: 'Open ones' },
              { value: 'FAVORITE', label: 'Favourites' },
            ]}
            value={value['status'] as string}
            onValueChange={(status) => onValueChange({ ...value, status })}
          />
        </Field>
      ),
    },
  }),
}));
