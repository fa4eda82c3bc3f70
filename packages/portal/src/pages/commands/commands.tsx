import { activeAccount } from '@atrium/contract/access';
import { CommandPalette, useFormats, type CommandGroup, type CommandSearch } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../api/users.ts';
import { searchResultsHref } from '../../app/addresses/search.ts';
import { usePortalRoutes } from '../../app/router/routes-context.ts';
import { suggestionsFor } from '../../app/shell/suggestions.ts';
import { useCreationCommands, useSettingCommands, useWaitingCommands } from './use-acts.ts';
import { usePages, useRecentCommands, useSavedSearchCommands } from './use-pages.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  defaultText: string;
}

/** The command palette of the user: the same pages as the navigation, the same search as the bar. */
export default function CommandsPalette({ open, onOpenChange, defaultText }: Props) {
  const { t } = useTranslation('commands');
  const formats = useFormats();
  const routes = usePortalRoutes();
  const maySearch = activeAccount.allows(useUser());
  const recent = useRecentCommands();
  const acts = [...useWaitingCommands(), ...useCreationCommands(), ...useSettingCommands()];
  const pages = usePages();
  const saved = useSavedSearchCommands(maySearch);
  const groups: CommandGroup[] = [
    { id: 'recent', label: t('recent'), commands: recent },
    { id: 'act', label: t('act'), acts: true, commands: acts },
    { id: 'go', label: t('go'), commands: pages },
    { id: 'saved', label: t('saved'), commands: saved },
  ];
  const onSearch: CommandSearch = async (query, scope, signal) => {
    const found = await suggestionsFor(routes, query, signal, scope === 'people' ? 'contacts' : undefined);
    return found.map(({ id, label, items }) => ({
      id: `found-${id}`,
      label,
      commands: items.map((item) => ({
        id: `found-${id}-${item.id}`,
        label: item.title.text,
        // Several hits may have the same name.
        ...(item.date !== null && { detail: formats.date(item.date) }),
        href: item.href,
      })),
    }));
  };
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      defaultText={defaultText}
      groups={groups}
      {...(maySearch && { onSearch, resultsHref: searchResultsHref })}
    />
  );
}
