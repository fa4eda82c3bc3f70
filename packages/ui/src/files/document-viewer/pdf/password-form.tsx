import { useState } from 'react';
import { Button } from '../../../controls/button/index.js';
import { Field } from '../../../controls/field/index.js';
import { TextInput } from '../../../controls/text/index.js';
import { useStrings } from '../../../foundations/provider/index.js';
import { ViewerMessage } from '../messages.js';

export interface PasswordFormProps {
  /** The password entered last was wrong. */
  isWrong: boolean;
  onUnlock: (password: string) => void;
}

/** Asks for the password of a protected document; it is used only in the browser and not sent. */
export function PasswordForm({ isWrong, onUnlock }: PasswordFormProps) {
  const t = useStrings();
  const [password, setPassword] = useState('');
  return (
    <ViewerMessage>
      <form
        className="grid gap-16"
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '') onUnlock(password);
        }}
      >
        <div>
          <p className="text-heading-3">{t('files.viewer.passwordNeeded')}</p>
          <p className="mt-2 text-body text-ink-2">{t('files.viewer.passwordHelp')}</p>
        </div>
        <Field
          label={t('files.viewer.password')}
          {...(isWrong && { error: t('files.viewer.passwordWrong') })}
        >
          <TextInput
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened this document, which needs the password
            autoFocus
            type="password"
            autoComplete="off"
            value={password}
            onValueChange={setPassword}
          />
        </Field>
        <Button type="submit" variant="primary" className="justify-self-start">
          {t('files.viewer.open')}
        </Button>
      </form>
    </ViewerMessage>
  );
}
