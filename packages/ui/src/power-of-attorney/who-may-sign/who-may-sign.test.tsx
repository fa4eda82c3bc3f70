import { categoriesOf, POWER_OPERATIONS, SIGNED_AMOUNT_MAX } from '@atrium/contract/power-of-attorney-rules';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { formatDecimal } from '../../foundations/index.js';
import { ANSWER } from '../power-of-attorney.fixture.js';
import { WhoMaySign } from './index.js';

it.each([
  ['en', '10,000,000,000,000', 'Enter 9,999,999,999,999.99 or less.'],
  ['fr', '10 000 000 000 000', `Saisissez ${formatDecimal('9999999999999.99', 'fr', 2)} ou moins.`],
  ['en', '0', 'Enter 0.01 or more.'],
  ['en', '1.234', 'This figure can be read in two ways.'],
  ['en', 'ten', 'Enter a number, such as 1,204.50.'],
] as const)(
  'in %s “%s” is refused for what it is, and hides the previous answer until another is asked for',
  async (language, text, error) => {
    const onAsk = vi.fn();
    const { user } = draw(
      <WhoMaySign
        open
        onOpenChange={() => {}}
        entity="Halden Energy GmbH"
        operations={POWER_OPERATIONS}
        maxAmount={SIGNED_AMOUNT_MAX}
        categoriesOf={categoriesOf}
        onAsk={onAsk}
        answer={ANSWER}
      />,
      { language },
    );
    const amount = screen.getByRole('textbox');
    await user.click(screen.getByRole('combobox'));
    await user.click(screen.getAllByRole('option')[0]!);
    await user.type(amount, '9999999999999.99{Enter}');
    expect(onAsk).toHaveBeenCalledOnce();
    expect(screen.getAllByText('Jonas Weber')[0]).toBeInTheDocument();
    await user.clear(amount);
    await user.type(amount, `${text}{Enter}`);
    expect(onAsk).toHaveBeenCalledOnce();
    expect(amount).toHaveFocus();
    expect(amount).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(screen.queryByText('Jonas Weber')).not.toBeInTheDocument();
    await user.clear(amount);
    await user.type(amount, '1{Enter}');
    expect(onAsk).toHaveBeenCalledTimes(2);
    expect(screen.getAllByText('Jonas Weber')[0]).toBeInTheDocument();
  },
);
