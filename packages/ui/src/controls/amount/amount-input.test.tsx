import { fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { draw, sent, type Surroundings } from '../../contract-suite/draw.tsx';
import { formatDecimal } from '../../foundations/formats/index.js';
import { Field } from '../field/index.js';
import { AmountInput, type AmountInputProps } from './index.js';

const NBSP = '\u00a0';
const box = () => screen.getByRole<HTMLInputElement>('textbox');

function drawAmount(props: Partial<AmountInputProps> = {}, around?: Surroundings) {
  const onValueChange = vi.fn<(value: string) => void>();
  const drawn = draw(
    <form aria-label="form">
      <Field label="Limit" help="Of the mandate">
        <AmountInput currency="EUR" onValueChange={onValueChange} {...props} />
      </Field>
    </form>,
    around,
  );
  const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
  const leave = () => fireEvent.blur(box());
  const told = () => onValueChange.mock.calls.flat();
  return { ...drawn, onValueChange, write, leave, told };
}

describe('typed and pasted amounts', () => {
  it.each([
    ['en', '12500000', '12500000', '12,500,000.00'],
    ['fr', '12500000', '12500000', `12${NBSP}500${NBSP}000,00`],
    ['en', '12,500,000.50', '12500000.5', '12,500,000.50'],
    ['en', '12.500.000,5', '12500000.5', '12,500,000.50'],
    ['fr', '12 500 000,5', '12500000.5', `12${NBSP}500${NBSP}000,50`],
    ['fr', `12\u202f500\u202f000,50`, '12500000.5', `12${NBSP}500${NBSP}000,50`],
    ['fr', `12${NBSP}500,50${NBSP}€`, '12500.5', `12${NBSP}500,50`],
    ['en', 'EUR 1,200.00', '1200', '1,200.00'],
    ['en', '1,200.00 eur', '1200', '1,200.00'],
    ['en', "1'200.05", '1200.05', '1,200.05'],
    ['en', '(300.00)', '-300', '\u2212300.00'],
    ['fr', '-0,01', '-0.01', '\u22120,01'],
    ['en', '-0.00', '0', '0.00'],
  ] as const)(
    'PLAT-106 in %s “%s” is read as %s and displayed as “%s” on blur',
    (language, text, value, shown) => {
      const { write, leave, told } = drawAmount({}, { language });
      write(text);
      expect(box()).toHaveValue(text);
      expect(told()).toEqual([value]);
      leave();
      expect(box()).toHaveValue(shown);
    },
  );

  it('large amounts keep every cent: the displayed text parses back exactly', () => {
    const amount = fc
      .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.integer({ min: 1, max: 99 }))
      .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`.replace(/0$/, ''));
    fc.assert(
      fc.property(amount, fc.constantFrom('en' as const, 'fr' as const), (value, language) => {
        const { write, leave, told, unmount } = drawAmount({}, { language });
        write(formatDecimal(value, language, 2));
        expect(told()).toEqual([value]);
        leave();
        expect(box()).toHaveValue(formatDecimal(value, language, 2));
        unmount();
      }),
      { numRuns: 20 },
    );
  });

  it('the text and the caret do not change during typing', async () => {
    const { user, told } = drawAmount();
    await user.type(box(), '1000.5');
    expect(box()).toHaveValue('1000.5');
    expect(told()).toEqual(['1', '10', '100', '1000', '1000.5']);
  });

  it('an amount in another currency is refused', () => {
    for (const text of ['USD 1,200.00', '1,200.00 usd', '$1,200.00', '£1200', '1200 CHF']) {
      const { write, leave, told, unmount } = drawAmount();
      write(text);
      leave();
      expect(box()).toHaveValue(text);
      expect(box()).toHaveAccessibleDescription(/Enter the amount in EUR\./);
      expect(told()).toEqual([text]);
      unmount();
    }
  });

  it.each([
    ['USD', '$1,200.00'],
    ['GBP', '£1,200.00'],
    ['JPY', '¥1200'],
    ['CHF', 'CHF 1200'],
  ])('in a field of the currency %s “%s” is accepted', (currency, text) => {
    const { write, told } = drawAmount({ currency });
    write(text);
    expect(told()).toEqual(['1200']);
  });
});

describe('refused amounts', () => {
  it.each([
    ['10.1255', {}, 'Enter at most 2 decimals.', '10.1255'],
    ['10.5', { decimals: 0 }, 'Enter a whole number.', '10.5'],
    ['-0.01', { min: '0' }, 'Enter 0.00 or more.', '-0.01'],
    ['5000000.01', { max: '5000000' }, 'Enter 5,000,000.00 or less.', '5000000.01'],
    [
      '9007199254740993.02',
      { max: '9007199254740993.01' },
      'Enter 9,007,199,254,740,993.01 or less.',
      '9007199254740993.02',
    ],
    ['all', {}, 'Enter a number, such as 1,204.50.', 'all'],
    ['1.2.3', {}, 'Enter a number, such as 1,204.50.', '1.2.3'],
    ['12,50,000', {}, 'Enter a number, such as 1,204.50.', '12,50,000'],
    ['1e5', {}, 'Enter a number, such as 1,204.50.', '1e5'],
    ['5 USD', {}, 'Enter the amount in EUR.', '5 USD'],
  ] as const)('“%s” with %o is reported, never rounded: %s', (text, props, message, value) => {
    const { write, leave, told } = drawAmount(props);
    write(text);
    expect(box().checkValidity()).toBe(false);
    expect(box()).not.toHaveAttribute('aria-invalid');
    leave();
    expect(box()).toHaveAttribute('aria-invalid', 'true');
    expect(box()).toHaveAccessibleDescription(`EUR ${message} Of the mandate`);
    expect(told()).toEqual([value]);
  });

  it('an unreadable text has no value: the form submits neither the text nor the previous value', () => {
    const { write, told } = drawAmount({ defaultValue: '100', name: 'limit' });
    write('100x');
    expect(told()).toEqual(['100x']);
    expect(sent(screen.getByRole('form'), 'limit')).toEqual(['']);
  });

  it('an amount exactly at a limit is accepted', () => {
    const { write } = drawAmount({ min: '0.01', max: '5000000' });
    for (const text of ['0.01', '5,000,000.00']) {
      write(text);
      expect(box().checkValidity()).toBe(true);
    }
  });

  it('the message is in French with French number format', () => {
    const { write, leave } = drawAmount({ max: '5000' }, { language: 'fr' });
    write('5000,01');
    leave();
    expect(document.body.textContent).toContain(`Saisissez 5${NBSP}000,00 ou moins.`);
    write('USD 12');
    expect(screen.getByText('Saisissez le montant en EUR.')).toBeInTheDocument();
  });
});

describe('ambiguous amounts', () => {
  const choices = () => within(screen.getByRole('group')).getAllByRole('button');
  it.each([
    ['en', '1.500', ['1,500.00', '1.50']],
    ['fr', '1.500', [`1${NBSP}500,00`, '1,50']],
    ['fr', '1,500', [`1${NBSP}500,00`, '1,50']],
  ] as const)('in %s “%s” asks for a choice: %o', async (language, text, readings) => {
    const { write, leave, told, user } = drawAmount({ name: 'limit' }, { language });
    write(text);
    expect(box().checkValidity()).toBe(false);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    leave();
    expect(box()).toHaveValue(text);
    expect(box()).toHaveAttribute('aria-invalid', 'true');
    // The value is not a canonical decimal, so no rule accepts it as one of the two readings.
    expect(told()).toEqual(['1,500']);
    expect(sent(screen.getByRole('form'), 'limit')).toEqual(['']);
    expect(choices().map((choice) => choice.textContent)).toEqual(readings);
    await user.click(choices()[0]!);
    expect(told()).toEqual(['1,500', '1500']);
    expect(box()).toHaveValue(readings[0]);
    expect(box()).toHaveFocus();
    expect(box().checkValidity()).toBe(true);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it.each([
    ['en', '12.345', {}, '12,345.00'],
    ['fr', '12,345', {}, `12${NBSP}345,00`],
    ['en', '1.500', { max: '1000' }, '1.50'],
    ['en', '1.500', { min: '2' }, '1,500.00'],
  ] as const)('in %s “%s” with %o only offers what is accepted: %s', async (language, text, props, only) => {
    const { write, leave, user } = drawAmount(props, { language });
    write(text);
    leave();
    expect(choices().map((choice) => choice.textContent)).toEqual([only]);
    await user.click(choices()[0]!);
    expect(box()).toHaveValue(only);
    expect(box()).not.toHaveAttribute('aria-invalid');
  });

  it('offers nothing if no reading is accepted, and says why', () => {
    const { write, leave } = drawAmount({ max: '1000' });
    write('12.345');
    leave();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(box()).toHaveAccessibleDescription(/Enter at most 2 decimals\./);
  });

  it('a text with the thousands separator of the language is unambiguous', () => {
    const { write, leave, told } = drawAmount();
    write('12,345');
    leave();
    expect(told()).toEqual(['12345']);
    expect(box()).toHaveValue('12,345.00');
  });

  it.each(['abc', '1,500'])('an unanswered ambiguity (“%s”) is restored with the form', (text) => {
    const { told } = drawAmount({ value: text, invalid: true });
    expect(box()).toHaveValue(text);
    expect(box().checkValidity()).toBe(false);
    expect(told()).toEqual([]);
    expect(screen.queryAllByRole('button')).toHaveLength(text === 'abc' ? 0 : 2);
  });

  it('changing the page language does not reinterpret the text', () => {
    const { rerender } = draw(<AmountInput aria-label="Limit" currency="EUR" value="12,345" />, {
      language: 'en',
    });
    rerender(<AmountInput aria-label="Limit" currency="EUR" value="12,345" />);
    expect(box().checkValidity()).toBe(false);
  });
});

describe('amount field', () => {
  it('includes currency, help and host description in its accessible description', () => {
    draw(
      <>
        <AmountInput aria-label="Limit" aria-describedby="own" currency="CHF" />
        <p id="own">Per day</p>
      </>,
    );
    expect(box()).toHaveAccessibleDescription('CHF Per day');
  });

  it('has as many decimals as its currency requires', () => {
    drawAmount({ currency: 'JPY', decimals: 0, defaultValue: '1200' });
    expect(box()).toHaveValue('1,200');
  });

  it('displays a given amount exactly, even with too many decimals', () => {
    drawAmount({ defaultValue: '0.12345' });
    expect(box()).toHaveValue('0.12345');
  });

  it('does not step with the arrow keys', async () => {
    const { user, onValueChange } = drawAmount({ defaultValue: '5' });
    box().focus();
    await user.keyboard('{ArrowUp}{PageDown}');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('submits a plain number in any language', () => {
    const { unmount } = drawAmount({ name: 'limit', defaultValue: '12500000.5' }, { language: 'fr' });
    expect(sent(screen.getByRole('form'), 'limit')).toEqual(['12500000.5']);
    unmount();
    drawAmount({ name: 'limit', defaultValue: '1', disabled: true });
    expect(sent(screen.getByRole('form'), 'limit')).toEqual([]);
  });

  it('displays the host’s value when it changes, and keeps the text otherwise', () => {
    const { write, rerender } = drawAmount({ value: '5' });
    write('6');
    expect(box()).toHaveValue('5.00');
    rerender(<AmountInput aria-label="Limit" currency="EUR" value="7" />);
    expect(box()).toHaveValue('7.00');
  });

  it.each([{ disabled: true }, { readOnly: true }])('is read-only with %o', async (state) => {
    const { user, onValueChange } = drawAmount({ ...state, defaultValue: '5' });
    await user.click(box());
    await user.keyboard('7');
    await user.paste('8');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(box()).toHaveValue('5.00');
  });
});
