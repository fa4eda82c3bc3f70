/** The product logo: a door in a frame. Decorative, next to the name. */
export function ProductMark({ size = 24 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden
      focusable="false"
    >
      <rect x="2" y="2" width="20" height="20" rx="0.5" />
      <path d="M7.5 22V10.5a4.5 4.5 0 0 1 9 0V22M11 22V11.5" />
    </svg>
  );
}
