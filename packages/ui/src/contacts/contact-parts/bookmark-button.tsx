import type { Contact } from '@atrium/contract/contacts';
import { IconButton } from '../../controls/button/index.js';
import { StarFilledIcon, StarIcon, useStrings } from '../../foundations/index.js';

export interface BookmarkButtonProps {
  contact: Contact;
  onBookmarkChange: (bookmark: boolean) => void;
  className?: string | undefined;
}

/** The star that adds or removes a favourite (CONT-011); not rendered where favourites are not offered (CONT-008). */
export function BookmarkButton({ contact, onBookmarkChange, className }: BookmarkButtonProps) {
  const t = useStrings();
  const { name, bookmark } = contact;
  if (!contact.canBeBookmarked) return null;
  return (
    <IconButton
      icon={bookmark ? StarFilledIcon : StarIcon}
      size="row"
      aria-pressed={bookmark}
      label={t(bookmark ? 'homeWidgets.contacts.remove' : 'homeWidgets.contacts.add', { name })}
      onClick={() => onBookmarkChange(!bookmark)}
      className={className}
    />
  );
}
