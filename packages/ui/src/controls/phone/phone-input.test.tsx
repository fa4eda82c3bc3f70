import { normalisePhone } from '@atrium/contract/person-rules';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw, sent, type Surroundings } from '../../contract-suite/draw.tsx';
import { Field } from '../field/index.js';
import { PhoneInput, PhoneLink, type PhoneInputProps } from './index.js';

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const country = () => screen.getByLabelText<HTMLSelectElement>(/^(Country of|Pays du)/);
/** Waits for the parser, which loads when the first number is shown. */
const ready = () => waitFor(() => expect(country().options.length).toBeGreaterThan(200));

function drawPhone(props: Partial<PhoneInputProps> = {}, around?: Surroundings) {
  const onValueChange = vi.fn<(value: string) => void>();
  const drawn = draw(
    <form aria-label="form">
      <Field label="Mobile" help="For the code">
        <PhoneInput normalise={normalisePhone} onValueChange={onValueChange} {...props} />
      </Field>
    </form>,
    around,
  );
  const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
  const leave = () => fireEvent.blur(box());
  const choose = (code: string) => fireEvent.change(country(), { target: { value: code } });
  const last = () => onValueChange.mock.lastCall?.[0];
  return { ...drawn, onValueChange, write, leave, choose, last };
}

// Must run first, because once loaded the parser stays for the rest of the file.
describe('before the parser is loaded', () => {
  it('keeps the text as typed, and parses it once the parser is loaded', async () => {
    const { write, leave, onValueChange } = drawPhone({ defaultCountry: 'BE' });
    expect(country()).toBeDisabled();
    write('0470 12 34 56');
    leave();
    expect(onValueChange.mock.calls.flat()).toEqual(['0470 12 34 56']);
    expect(box()).not.toHaveAttribute('aria-invalid');
    await ready();
    // Parsed by the rules of the selected country, so that the host does not store a number only this field understands.
    expect(onValueChange.mock.calls.flat()).toEqual(['0470 12 34 56', '+32470123456']);
    leave();
    expect(box()).toHaveValue('+32 470 12 34 56');
  });
});

describe('typed and pasted phone numbers', () => {
  it.each([
    ['06 12 34 56 78', '+33612345678', 'FR', '+33 6 12 34 56 78'],
    ['06.12.34.56.78', '+33612345678', 'FR', '+33 6 12 34 56 78'],
    ['06-12-34-56-78', '+33612345678', 'FR', '+33 6 12 34 56 78'],
    ['+33 (0)6 12 34 56 78', '+33612345678', 'FR', '+33 6 12 34 56 78'],
    ['0033 6 12 34 56 78', '+33612345678', 'FR', '+33 6 12 34 56 78'],
    ['99990033612345678', '+33612345678', 'FR', '+33 6 12 34 56 78'],
    ['+44 20 7123 4567', '+442071234567', 'GB', '+44 20 7123 4567'],
    ['0041 44 668 18 00', '+41446681800', 'CH', '+41 44 668 18 00'],
    ['442071234567', '+442071234567', 'GB', '+44 20 7123 4567'],
    ['+352\u00a0621\u00a0123\u00a0456', '+352621123456', 'LU', '+352 621 123 456'],
  ])(
    'PLAT-117 to PLAT-121 SIGN-027 “%s” is read as %s of %s and displayed as “%s”',
    async (text, value, code, shown) => {
      const { write, leave, last } = drawPhone();
      await ready();
      write(text);
      expect(box()).toHaveValue(text);
      expect(last()).toBe(value);
      expect(country()).toHaveValue(code);
      leave();
      expect(box()).toHaveValue(shown);
      expect(box().checkValidity()).toBe(true);
    },
  );

  it('the calling code is displayed once: as a prefix, then in the number', async () => {
    const { write, leave, container } = drawPhone({ defaultCountry: 'CH' });
    await ready();
    expect(box()).toHaveAttribute('placeholder', '+41');
    const shown = () => `${container.querySelector('form')!.textContent} ${box().value}`;
    const options = [...country().options].map(({ text }) => text).join('');
    write('044 668 18 00');
    leave();
    expect(shown().replace(options, '').match(/\+41/g)).toHaveLength(1);
  });

  it('a national number is read with the selected country', async () => {
    const { write, last } = drawPhone({ defaultCountry: 'CH' });
    await ready();
    write('044 668 18 00');
    expect(last()).toBe('+41446681800');
    expect(country()).toHaveValue('CH');
  });

  it('PLAT-120 the selected country applies, not that of the previous number', async () => {
    const { write, leave, choose, last } = drawPhone();
    await ready();
    write('+49 30 901820');
    leave();
    expect(country()).toHaveValue('DE');
    write('0612345678');
    expect(last()).toBe('+33612345678');
    expect(country()).toHaveValue('FR');
    write('');
    choose('DE');
    write('030 901820');
    expect(last()).toBe('+4930901820');
  });

  it('PLAT-121 the calling code stays while typing digit by digit', async () => {
    const { user, last } = drawPhone();
    await ready();
    await user.type(box(), '4915123456789');
    expect(last()).toBe('+4915123456789');
    expect(country()).toHaveValue('DE');
  });

  it.each([
    ['GB', '442071234567', '+442071234567'],
    ['ES', '34 612 345 678', '+34612345678'],
    // A national number that starts with the digits of the calling code.
    ['FR', '0336 12 34 56', '+33336123456'],
    ['FR', '336123456', '+33336123456'],
    ['US', '1 212 555 0123', '+12125550123'],
  ] as const)('with the country %s “%s” is read in the only valid way', async (code, text, value) => {
    const { write, last } = drawPhone({ defaultCountry: code });
    await ready();
    write(text);
    expect(last()).toBe(value);
  });

  it('a number valid with and without calling code asks for a choice', async () => {
    const { write, leave, last } = drawPhone({ defaultCountry: 'DE' });
    await ready();
    write('4915123456789');
    leave();
    expect(last()).toBe('4915123456789');
    expect(box()).toHaveAttribute('aria-invalid', 'true');
    write('+4915123456789');
    expect(last()).toBe('+4915123456789');
    expect(box()).not.toHaveAttribute('aria-invalid');
  });

  it.each([
    '0612',
    '+33',
    '+3361234567890123',
    'call me',
    '+999 123 456 789',
    '+999 123456',
    '+33 6 12 34 56 789',
    // Typed text is neither dropped nor completed.
    '06 12 34 56 78 ext. 12',
    '06 12 34 56 78 or 06 12 34 56 79',
    '+672 84960',
  ])('SIGN-024 “%s” stays as typed, is reported on blur, and can be corrected', async (text) => {
    const { write, leave, last } = drawPhone();
    await ready();
    write(text);
    expect(last()).toBe(text);
    expect(box().checkValidity()).toBe(false);
    expect(box()).not.toHaveAttribute('aria-invalid');
    leave();
    expect(box()).toHaveValue(text);
    expect(box()).toHaveAttribute('aria-invalid', 'true');
    expect(box()).toHaveAccessibleDescription(/Enter a phone number with its country, such as \+33/);
    write('+33612345678');
    expect(box()).not.toHaveAttribute('aria-invalid');
  });

  it('can be empty', async () => {
    const { write, leave, last } = drawPhone({ defaultValue: '+33612345678' });
    await ready();
    write('');
    leave();
    expect(last()).toBe('');
    expect(box()).not.toHaveAttribute('aria-invalid');
  });
});

describe('country', () => {
  it.each([
    ['en', 'Germany (+49)', 'Country of the number'],
    ['fr', 'Allemagne (+49)', 'Pays du numéro'],
  ] as const)('names are translated and sorted in %s', async (language, name, label) => {
    drawPhone({}, { language });
    await ready();
    const names = [...country().options].map((option) => option.text);
    expect(names).toContain(name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, language)));
    expect(country()).toHaveAccessibleName(label);
  });

  it('a change keeps the national number', async () => {
    const { choose, last } = drawPhone({ defaultValue: '+33612345678' });
    await ready();
    choose('LU');
    expect(last()).toBe('+352612345678');
  });

  it('a change reads an invalid text again, and keeps it as typed if still invalid', async () => {
    const { write, choose, last } = drawPhone();
    await ready();
    write('0470 12');
    choose('BE');
    expect(box()).toHaveValue('0470 12');
    expect(country()).toHaveValue('BE');
    write('0470 12 34 56');
    expect(last()).toBe('+32470123456');
  });

  it('a change makes a valid number of a text that is valid there', async () => {
    const { write, choose, last } = drawPhone();
    await ready();
    write('044 668 18 00 ');
    choose('CH');
    expect(last()).toBe('+41446681800');
  });

  it('selecting one in an empty field reports nothing', async () => {
    const { choose, onValueChange } = drawPhone();
    await ready();
    choose('DE');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(country()).toHaveValue('DE');
  });
});

describe('phone field', () => {
  it('displays the host’s number when it changes, even during typing', async () => {
    const { write, rerender } = drawPhone({ value: '+33612345678' });
    await ready();
    write('07');
    expect(box()).toHaveValue('+33 6 12 34 56 78');
    rerender(<PhoneInput aria-label="Mobile" normalise={normalisePhone} value="+442071234567" />);
    expect(box()).toHaveValue('+44 20 7123 4567');
    expect(country()).toHaveValue('GB');
  });

  it('submits E.164, not the displayed text', async () => {
    const { unmount } = drawPhone({ name: 'phone', defaultValue: '+33612345678' });
    await ready();
    expect(box()).toHaveValue('+33 6 12 34 56 78');
    expect(sent(screen.getByRole('form'), 'phone')).toEqual(['+33612345678']);
    unmount();
    drawPhone({ name: 'phone', defaultValue: '+33612345678', disabled: true });
    expect(sent(screen.getByRole('form'), 'phone')).toEqual([]);
  });

  it('has name, description, required state and autocomplete', () => {
    drawPhone({ invalid: true });
    expect(box()).toHaveAccessibleName('Mobile');
    expect(box()).toHaveAccessibleDescription('For the code');
    expect(box()).toBeRequired();
    expect(box()).toHaveAttribute('aria-invalid', 'true');
    expect(box()).toHaveAttribute('autocomplete', 'tel');
    expect(box()).toHaveAttribute('type', 'tel');
  });

  it.each([{ disabled: true }, { readOnly: true }])(
    'cannot be changed with %o, nor can its country',
    async (state) => {
      const { user, onValueChange } = drawPhone({ ...state, defaultValue: '+33612345678' });
      await waitFor(() => expect(box()).toHaveValue('+33 6 12 34 56 78'));
      await user.click(box());
      await user.keyboard('7');
      expect(country()).toBeDisabled();
      expect(onValueChange).not.toHaveBeenCalled();
    },
  );
});

describe('PLAT-122 phone link', () => {
  const call = () => screen.getByRole('link');
  it.each([
    ['01 42 14 20 00', 'tel:+33142142000', '+33 1 42 14 20 00'],
    ['0044 20 7123 4567', 'tel:+442071234567', '+44 20 7123 4567'],
    // Of a range that is in no table.
    ['+447700900546', 'tel:+447700900546', '+44 7700 900546'],
    // Too short for its country.
    ['+33123', 'tel:+33123', '+33123'],
    ['ext. 4410', 'tel:4410', 'ext. 4410'],
    ['*21#', 'tel:*21#', '*21#'],
    ['reception', 'tel:reception', 'reception'],
    ['javascript:alert(1)', 'tel:1', 'javascript:alert(1)'],
  ])('“%s” links to %s and is displayed as “%s”', async (phone, address, text) => {
    draw(<PhoneLink phone={phone} normalise={normalisePhone} />);
    await waitFor(() => expect(call().textContent.replaceAll('\u00a0', ' ')).toBe(text));
    expect(call()).toHaveAttribute('href', address);
  });

  it('does not wrap', () => {
    draw(<PhoneLink phone="+33142142000" normalise={normalisePhone} />);
    expect(call().textContent).not.toContain(' ');
  });
});
