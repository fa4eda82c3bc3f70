/** A hatch pattern to fill elements of the same SVG with: `url(#id)`. */
export function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width={4} height={4} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={4} height={4} className="fill-bg" />
        <rect width={2} height={4} className="fill-brand" />
      </pattern>
    </defs>
  );
}
