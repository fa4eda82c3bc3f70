import { activeAccount } from '@atrium/contract/access';
import { CommandPalette, type CommandGroup, type CommandSearch } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../api/users.ts';
import { usePortalRoutes } from '../../app/router/routes-context.ts';
import { suggestionsFor } from '../../app/shell/suggestions.ts';
import { useCreationCommands, useSettingCommands, useWaitingCommands } from './use-acts.ts';
import { usePages, useRecentCommands, useSavedSearchCommands } from './use-places.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The command palette with what this person holds: the same pages as the navigation, the same search as the bar. */
export default function CommandsPalette({ open, onOpenChange }: Props) {
  const { t } = useTranslation('commands');
  const routes = usePortalRoutes();
  const maySearch = activeAccount.allows(useUser());
  const groups: CommandGroup[] = [
    { id: 'recent', label: t('recent'), commands: useRecentCommands() },
    { id: 'waiting', label: t('act'), acts: true, commands: useWaitingCommands() },
  ];
  const acts = [...useCreationCommands(), ...useSettingCommands()];
  groups[1] = { ...groups[1]!, commands: [...groups[1]!.commands, ...acts] };
  groups.push(
    { id: 'go', label: t('go'), commands: usePages() },
    { id: 'saved', label: t('saved'), commands: useSavedSearchCommands(maySearch) },
  );
  const onSearch: CommandSearch = async (query, scope, signal) => {
    const found = await suggestionsFor(routes, query, signal, scope === 'people' ? 'contacts' : undefined);
    return found.map(({ id, label, items }) => ({
      id: `found-${id}`,
      label,
      commands: items.map((item) => ({
        id: `found-${id}-${item.id}`,
        label: item.title.text,
        href: item.href,
      })),
    }));
  };
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      groups={groups}
      {...(maySearch && {
        onSearch,
        resultsHref: (query) => `/search?${new URLSearchParams({ query })}`,
      })}
    />
  );
}
