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

/** What a person may be asked for and does at a place of its own; a closure is confirmed where they are. */
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

/** The next act of the person, as the server says: the only primary action of the page. Nothing, when nothing is asked. */
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
      // A page of the provider of signatures is none of ours.
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
      // The bank works on it: there is no single action.
      return null;
  }
}
