import { CaretDownIcon, UserIcon } from '../../foundations/icons/index.js';

/** The content of the user menu button: the name, or an icon if there is no room. */
export function AccountLabel({ name }: { name: string }) {
  return (
    <>
      <UserIcon size={18} className="md:hidden" />
      <span className="whitespace-nowrap max-md:hidden">{name}</span>
      <CaretDownIcon size={14} className="max-md:hidden" />
    </>
  );
}
