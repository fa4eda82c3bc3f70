import type { SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Size in px: 16 in controls (default), 18 in the navigation bar, 20 or 22 for files. */
  size?: number;
  /** Accessible name. Without it the icon is decorative and hidden from assistive technology. */
  label?: string;
}

export type IconComponent = ((props: IconProps) => React.JSX.Element) & { displayName?: string };

/** Creates an icon component from a path on Phosphor's 256 grid. */
export function icon(name: string, path: string): IconComponent {
  const Icon: IconComponent = ({ size = 16, label, ...props }) => (
    <svg
      viewBox="0 0 256 256"
      width={size}
      height={size}
      fill="currentColor"
      focusable="false"
      data-icon={name}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...props}
    >
      <path d={path} />
    </svg>
  );
  Icon.displayName = name;
  return Icon;
}
