import { KeyHint } from '../../data/key-hint/index.js';
import { CommandIcon, SignOutIcon, UserIcon } from '../../foundations/icons/index.js';
import { useLanguage, useStrings, type Language } from '../../foundations/provider/index.js';
import {
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
} from '../../overlays/menu/index.js';
import { AccountLabel } from './account-label.js';
import { accountClasses } from './bar-classes.js';
import type { Account, DensityChoice, ThemeChoice } from './types.js';

/** Each language in its own language. */
const LANGUAGES: Record<Language, string> = { en: 'English', fr: 'Français' };
const THEMES: readonly ThemeChoice[] = ['light', 'dark', 'system'];
const DENSITIES: readonly DensityChoice[] = ['comfortable', 'compact'];

/** The user menu: profile, language, theme, density, sign out. */
export function AccountMenu({ account, defaultOpen }: { account: Account; defaultOpen: boolean }) {
  const t = useStrings();
  const language = useLanguage();
  return (
    <MenuRoot defaultOpen={defaultOpen}>
      <MenuTrigger
        aria-label={t('navigation.bar.account', { name: account.name })}
        className={accountClasses}
      >
        <AccountLabel name={account.name} />
      </MenuTrigger>
      <MenuContent align="end" sideOffset={10} className="min-w-240">
        <p className="px-12 py-8">
          <span className="block text-body-strong">{account.name}</span>
          <span className="block text-caption break-words text-ink-3">{account.email}</span>
        </p>
        {account.profileHref ? (
          <MenuItem icon={UserIcon} href={account.profileHref}>
            {t('navigation.bar.profile')}
          </MenuItem>
        ) : null}
        {account.onCommands ? (
          <MenuItem icon={CommandIcon} onSelect={account.onCommands}>
            <span className="flex items-center justify-between gap-16">
              {t('navigation.bar.commands')}
              <KeyHint className="text-ink-3">{t('navigation.bar.commandsKeys')}</KeyHint>
            </span>
          </MenuItem>
        ) : null}
        <MenuSeparator />
        <MenuLabel>{t('navigation.bar.language')}</MenuLabel>
        <MenuRadioGroup
          aria-label={t('navigation.bar.language')}
          value={language}
          onValueChange={(value) => account.onLanguageChange(value as Language)}
        >
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <MenuRadioItem key={code} value={code} lang={code}>
              {name}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuLabel>{t('navigation.bar.theme')}</MenuLabel>
        <MenuRadioGroup
          aria-label={t('navigation.bar.theme')}
          value={account.theme}
          onValueChange={(value) => account.onThemeChange(value as ThemeChoice)}
        >
          {THEMES.map((theme) => (
            <MenuRadioItem key={theme} value={theme}>
              {t(`navigation.bar.themes.${theme}`)}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuLabel>{t('navigation.bar.density')}</MenuLabel>
        <MenuRadioGroup
          aria-label={t('navigation.bar.density')}
          value={account.density}
          onValueChange={(value) => account.onDensityChange(value as DensityChoice)}
        >
          {DENSITIES.map((density) => (
            <MenuRadioItem key={density} value={density}>
              {t(`navigation.bar.densities.${density}`)}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem icon={SignOutIcon} onSelect={account.onSignOut}>
          {t('navigation.bar.signOut')}
        </MenuItem>
      </MenuContent>
    </MenuRoot>
  );
}
