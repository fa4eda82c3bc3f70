/** Hatched mark of the undrawn part of a line (LD-013). */
export function UndrawnMark() {
  return (
    <svg aria-hidden viewBox="0 0 12 12" className="inline size-12 align-[-1px]">
      <path
        d="M.5.5h11v11H.5zM.5 6 6 11.5M.5.5l11 11M6 .5 11.5 6"
        className="fill-none stroke-current"
        strokeWidth="1"
      />
    </svg>
  );
}
