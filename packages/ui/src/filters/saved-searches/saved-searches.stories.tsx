import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Checkbox } from '../../controls/checkbox/index.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import {
  SavedSearches,
  SearchAlertDialog,
  SearchNameDialog,
  ShareSearchDialog,
  type SavedSearchesProps,
  type SearchNameDialogProps,
} from './index.js';
import { SAVED } from './saved-searches.fixture.js';

const onRetry = fn();
const onSave = fn();
const onShare = fn();
const meta = preview.meta({
  title: 'Filters/Saved searches',
  component: SavedSearches,
  decorators: [(Story) => <div className="w-224">{Story()}</div>],
  args: {
    searches: SAVED,
    currentId: '1',
    hrefOf: ({ id }) => `#search-${id}`,
    onFavoriteChange: fn(),
    onRename: fn(),
    onAlert: fn(),
    onShare: fn(),
    onDelete: fn(() => Promise.resolve()),
  } satisfies SavedSearchesProps,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).filters.saved;

export const Default = meta.story({
  name: 'Favourites first, then the newest; a link applies one, a star keeps it first',
  tags: ['DS-089', 'SRCH-001', 'SRCH-026', 'SRCH-027', 'SRCH-028'],
  play: async ({ canvas, args, globals }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#search-1',
      '#search-2',
      '#search-3',
      '#search-4',
    ]);
    await expect(links[0]).toHaveAttribute('aria-current', 'true');
    const star = strings(globals).favorite.replace('{{name}}', SAVED[0]!.name);
    await userEvent.click(canvas.getByRole('button', { name: star }));
    await expect(args.onFavoriteChange).toHaveBeenLastCalledWith(SAVED[0], true);
  },
});

export const Deletion = meta.story({
  name: 'A search is deleted after a question, by keyboard',
  tags: ['SRCH-029'],
  play: async ({ canvas, args, globals }) => {
    const words = strings(globals);
    canvas.getByRole('button', { name: words.actions.replace('{{name}}', SAVED[1]!.name) }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: words.rename });
    await userEvent.keyboard('{End}{Enter}');
    const question = await screen.findByRole('alertdialog');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: words.deletion.confirm }));
    await expect(args.onDelete).toHaveBeenLastCalledWith(SAVED[1]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const Renaming = meta.story({
  name: 'The menu renames and shares',
  play: async ({ canvas, args, globals }) => {
    const words = strings(globals);
    const menu = canvas.getByRole('button', { name: words.actions.replace('{{name}}', SAVED[1]!.name) });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: words.rename }));
    await expect(args.onRename).toHaveBeenLastCalledWith(SAVED[1]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: words.share }));
    await expect(args.onShare).toHaveBeenLastCalledWith(SAVED[1]);
  },
});

export const Alerts = meta.story({
  name: 'A search shows how often its alert comes; the menu sets it',
  args: {
    searches: [
      { ...SAVED[1]!, alert: 'WEEKLY' },
      { ...SAVED[0]!, alert: null },
    ],
  },
  play: async ({ canvas, args, globals }) => {
    const words = strings(globals);
    const [alerted, other] = canvas.getAllByRole('link');
    await expect(alerted).toHaveTextContent(words.alertEvery.WEEKLY);
    await expect(other).not.toHaveTextContent(words.alert);
    await userEvent.click(
      canvas.getByRole('button', { name: words.actions.replace('{{name}}', SAVED[1]!.name) }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: words.alert }));
    await expect(args.onAlert).toHaveBeenLastCalledWith({ ...SAVED[1]!, alert: 'WEEKLY' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

const onAlertSave = fn();
export const Alert = meta.story({
  name: 'An alert comes every day, week or month, or never',
  tags: ['PROF-043'],
  render: () => (
    <SearchAlertDialog
      open
      onOpenChange={() => {}}
      name="Guarantees"
      alert="WEEKLY"
      onSave={onAlertSave}
      preferencesHref="#preferences"
    />
  ),
  play: async ({ globals }) => {
    const { alerting } = strings(globals);
    onAlertSave.mockClear();
    const dialog = await screen.findByRole('dialog', {
      name: alerting.title.replace('{{name}}', 'Guarantees'),
    });
    const group = within(dialog).getByRole('radiogroup', { name: alerting.frequency });
    await expect(within(group).getByRole('radio', { name: alerting.WEEKLY })).toBeChecked();
    await userEvent.click(within(group).getByRole('radio', { name: alerting.MONTHLY }));
    await userEvent.click(within(dialog).getByRole('button', { name: alerting.submit }));
    await expect(onAlertSave).toHaveBeenLastCalledWith('MONTHLY');
    await userEvent.click(within(group).getByRole('radio', { name: alerting.never }));
    await userEvent.click(within(dialog).getByRole('button', { name: alerting.submit }));
    await expect(onAlertSave).toHaveBeenLastCalledWith(null);
  },
});

export const AlertFailed = meta.story({
  name: 'An alert that could not be saved says so; the choice stays',
  render: () => (
    <SearchAlertDialog
      open
      onOpenChange={() => {}}
      name="Guarantees"
      alert={null}
      onSave={onAlertSave}
      failure="The alert could not be saved."
      preferencesHref="#preferences"
    />
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('The alert could not be saved.');
  },
});

const onOpenChange = fn();
const inDialog = { open: true, onOpenChange, name: 'Guarantees' };
const staysOpen = async ({ globals }: { globals: Record<string, unknown> }) => {
  onOpenChange.mockClear();
  const dialog = await screen.findByRole('dialog');
  await expect(within(dialog).getByRole('button', { name: strings(globals).cancel })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect(onOpenChange).not.toHaveBeenCalled();
};

export const SavingName = meta.story({
  name: 'The name stays open while it is saved, so that the outcome is seen',
  render: () => <SearchNameDialog {...inDialog} onSave={onSave} saving />,
  play: staysOpen,
});

export const SavingAlert = meta.story({
  name: 'The alert stays open while it is saved, so that the outcome is seen',
  render: () => (
    <SearchAlertDialog
      {...inDialog}
      alert={null}
      onSave={onAlertSave}
      saving
      preferencesHref="#preferences"
    />
  ),
  play: staysOpen,
});

export const SavingShares = meta.story({
  name: 'The people stay open while the search is shared, so that the outcome is seen',
  render: () => (
    <ShareSearchDialog {...inDialog} chosen={1} onShare={onShare} sharing>
      <p>Henrik Aalto</p>
    </ShareSearchDialog>
  ),
  play: staysOpen,
});

export const Marketing = meta.story({
  name: 'Nothing is shared in marketing mode',
  tags: ['SRCH-038'],
  args: { onShare: undefined },
  play: async ({ canvas, globals }) => {
    const words = strings(globals);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions/ })[0]!);
    await screen.findByRole('menuitem', { name: words.rename });
    await expect(screen.queryByRole('menuitem', { name: words.share })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
});

export const Partly = meta.story({
  name: 'A shared search says how many of its filters apply to who received it',
  args: {
    searches: [
      { ...SAVED[1]!, sharedBy: 'Henrik Aalto', filterCount: 4, appliedCount: 3 },
      { ...SAVED[0]!, sharedBy: 'Henrik Aalto', filterCount: 2, appliedCount: 0 },
      { ...SAVED[2]!, sharedBy: 'Henrik Aalto', filterCount: 5, appliedCount: 5 },
    ],
  },
  play: async ({ canvas, globals }) => {
    const { partly_other: partly, partlyNone } = strings(globals);
    // Favourites first, then newest.
    const [partlyKnown, unknown, known] = canvas.getAllByRole('link');
    await expect(partlyKnown).toHaveTextContent(
      partly.replace('{{applied}}', '3').replace('{{figure}}', '4'),
    );
    await expect(unknown).toHaveTextContent(partlyNone);
    await expect(known).toHaveTextContent(/Henrik Aalto(?!.*5)/);
  },
});

export const Loading = meta.story({ args: { searches: undefined } });
export const Nothing = meta.story({
  args: { searches: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).empty)).toBeVisible();
  },
});
export const Failed = meta.story({
  args: { searches: undefined, error: { supportId: '6f1c0d2ab3', onRetry } },
  play: async ({ canvas, globals }) => {
    const { feedback } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** Host whose first call fails. */
function Naming({ failure, ...props }: Pick<SearchNameDialogProps, 'failure' | 'name'>) {
  const [tried, setTried] = useState(false);
  return (
    <SearchNameDialog
      {...props}
      open
      onOpenChange={() => {}}
      onSave={(name) => {
        setTried(true);
        onSave(name);
      }}
      failure={tried ? failure : null}
    />
  );
}

export const Names = meta.story({
  name: 'A name is required and has at most 300 characters',
  tags: ['DS-089', 'SRCH-030', 'SRCH-031'],
  render: () => <Naming />,
  play: async ({ globals }) => {
    const { save } = strings(globals);
    onSave.mockClear();
    const dialog = await screen.findByRole('dialog', { name: save.title });
    const name = within(dialog).getByRole('textbox', { name: save.name });
    await userEvent.type(name, '  {Enter}');
    await expect(name).toHaveAccessibleDescription(save.required);
    await userEvent.clear(name);
    await userEvent.click(name);
    await userEvent.paste('x'.repeat(301));
    await userEvent.click(within(dialog).getByRole('button', { name: save.submit }));
    await expect(name).toHaveAccessibleDescription(save.tooLong.replace('{{figure}}', '300'));
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, ' Guarantees {Enter}');
    await expect(onSave).toHaveBeenLastCalledWith('Guarantees');
  },
});

const taken = (code: string, label: string) =>
  meta.story({
    name: `${code} stands under the name, until it is changed`,
    tags: ['SRCH-032'],
    render: () => <Naming name="Guarantees" failure={{ code, label }} />,
    play: async ({ globals }) => {
      const { save } = strings(globals);
      const dialog = await screen.findByRole('dialog', { name: save.renameTitle });
      const name = within(dialog).getByRole('textbox', { name: save.name });
      await expect(name).toHaveValue('Guarantees');
      await userEvent.click(within(dialog).getByRole('button', { name: save.renameSubmit }));
      await expect(name).toHaveAccessibleDescription(label);
      await userEvent.type(name, ' 2');
      await expect(name).toBeValid();
    },
  });
export const NameNotAvailable = taken('SAVED_SEARCH_NAME_NOT_AVAILABLE', 'A shared search has this name.');
export const DuplicateName = taken('SAVED_SEARCH_DUPLICATE_NAME', 'You have a search of this name.');

export const OtherFailure = meta.story({
  name: 'Another failure of saving stands above the name',
  render: () => <Naming failure={{ code: 'SYMPHONY_EXCEPTION', label: 'The search could not be saved.' }} />,
  play: async ({ globals }) => {
    const { save } = strings(globals);
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: save.name }), 'Mine{Enter}');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('The search could not be saved.');
  },
});

/** Host with two people to select. */
function Sharing({ contractProblem }: { contractProblem?: string }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <ShareSearchDialog
      open
      onOpenChange={() => {}}
      name="Guarantees"
      chosen={chosen.length}
      contractProblem={contractProblem}
      onShare={() => onShare(chosen)}
    >
      <div className="grid gap-4">
        {['Lena Brandt', 'Pieter de Wit'].map((person) => (
          <Checkbox
            key={person}
            label={person}
            checked={chosen.includes(person)}
            onCheckedChange={(on) =>
              setChosen(on ? [...chosen, person] : chosen.filter((one) => one !== person))
            }
          />
        ))}
      </div>
    </ShareSearchDialog>
  );
}

export const Sharings = meta.story({
  name: 'A search is shared with at least one person',
  tags: ['DS-089', 'SRCH-033', 'SRCH-034'],
  render: () => <Sharing />,
  play: async ({ globals }) => {
    const { sharing } = strings(globals);
    onShare.mockClear();
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: sharing.submitNone }));
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(sharing.nobody);
    await expect(onShare).not.toHaveBeenCalled();
    within(dialog).getByRole('checkbox', { name: 'Lena Brandt' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(
      within(dialog).getByRole('button', { name: sharing.submit_one.replace('{{figure}}', '1') }),
    );
    await expect(onShare).toHaveBeenLastCalledWith(['Lena Brandt']);
  },
});

export const OtherContract = meta.story({
  name: 'A search of another contract is not shared',
  tags: ['SRCH-035', 'SRCH-036'],
  render: () => <Sharing contractProblem="This search spans several contracts." />,
  play: async ({ globals }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('This search spans several contracts.');
    const { sharing } = strings(globals);
    await expect(within(dialog).getByRole('button', { name: sharing.submitNone })).toBeDisabled();
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
