import type { Request } from '@atrium/contract/requests';
import { Button, buttonVariants } from '../../controls/button/index.js';
import {
  AttachIcon,
  CheckIcon,
  EditIcon,
  HostLink,
  SignIcon,
  useStrings,
  type IconComponent,
} from '../../foundations/index.js';

/** Next actions that have their own address; a closure is confirmed in a dialog instead. */
export type AddressedAct = 'sign' | 'validate' | 'addDocuments' | 'answer';

export interface NextActProps {
  request: Pick<Request, 'turn' | 'rights'>;
  canClose: boolean;
  hrefOf: (act: AddressedAct) => string;
  signingUrl: string | undefined;
  onClose: () => void;
}

const ICONS: Record<AddressedAct, IconComponent> = {
  sign: SignIcon,
  validate: CheckIcon,
  addDocuments: AttachIcon,
  answer: EditIcon,
};

/** The user's next action as given by the server, the page's only primary action. Renders nothing if none is due. */
export function NextAct({ request: { turn, rights }, canClose, hrefOf, signingUrl, onClose }: NextActProps) {
  const t = useStrings();
  const { holder, verb, count } = turn;
  if (holder !== 'you') return null;
  switch (verb) {
    case 'sign':
    case 'validate':
    case 'addDocuments':
    case 'answer': {
      if (verb === 'addDocuments' && !rights.canUploadDocument) return null;
      if (verb === 'answer' && !rights.canWriteMessage) return null;
      const Icon = ICONS[verb];
      const look = buttonVariants({ variant: 'primary' });
      const content = (
        <>
          <Icon className="shrink-0" />
          {t(`requests.page.act.${verb}`, { count })}
        </>
      );
      // The signature provider's page is external, so it is a plain link.
      return verb === 'sign' && signingUrl !== undefined ? (
        <a href={signingUrl} className={look}>
          {content}
        </a>
      ) : (
        <HostLink href={hrefOf(verb)} className={look}>
          {content}
        </HostLink>
      );
    }
    case 'confirmClosure':
      return canClose ? (
        <Button variant="primary" icon={CheckIcon} onClick={onClose}>
          {t('requests.page.act.confirmClosure')}
        </Button>
      ) : null;
    default:
      // `process`: work on the bank's side, for which there is no single action.
      return null;
  }
}
