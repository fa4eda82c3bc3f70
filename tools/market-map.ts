/**
 * Draws the maps of the information hub from Natural Earth (public domain, packaged by `world-atlas`): the world in the
 * Natural Earth projection from the 1:110m data, Europe in Mercator from the 1:50m data, where small countries have
 * room. A bank that publishes maps replaces the data with its approved data. `check-generated` keeps the file current.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { HUB_MARKETS } from '../packages/contract/src/information-hub-rules.ts';
import { ROOT } from './run.ts';

type Coordinates = readonly [longitude: number, latitude: number];
type Point = readonly [x: number, y: number];
type Country = (Polygon | MultiPolygon) & { id?: string; properties: { name: string } };
type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const CODES = [...new Set(Object.values(HUB_MARKETS).flat())].toSorted();
/** Natural Earth names countries in English. */
const englishNames = new Intl.DisplayNames('en', { type: 'region' });
const NAMES: Partial<Record<string, string>> = { US: 'United States of America' };
const nameOf = (code: string) => NAMES[code] ?? englishNames.of(code)!.replace(' SAR China', '');

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Polynomials of the Natural Earth projection by B. Šavrič, T. Patterson and B. Jenny. */
const naturalEarth = ([longitude, latitude]: Coordinates): Point => {
  const phi = radians(latitude);
  const square = phi ** 2;
  const fourth = square ** 2;
  return [
    radians(longitude) *
      (0.8707 - 0.131979 * square + fourth * (-0.013791 + fourth * (0.003971 * square - 0.001529 * fourth))),
    -phi * (1.007226 + square * (0.015085 + fourth * (-0.044475 + 0.028874 * square - 0.005916 * fourth))),
  ];
};
const WEST_EDGE = -168.4;
/** Returns degrees relative to the centre of the world map. */
const turned = (longitude: number) => ((longitude - WEST_EDGE + 360) % 360) - 180;
const mercator = ([longitude, latitude]: Coordinates): Point => [
  radians(longitude),
  -Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)),
];

/** Rounds coordinates to half pixels. */
const rounded = (value: number) => Math.round(value * 2) / 2;
const written = (value: number) => String(value).replace(/^(-?)0\./, '$1.');
/** Returns an SVG path with relative coordinates and without repeated points. */
function pathOf(points: readonly Point[], isClosed: boolean): string {
  const all = points.map(([x, y]): Point => [rounded(x), rounded(y)]);
  const distinct = all.filter(
    ([x, y], index) => index === 0 || x !== all[index - 1]![0] || y !== all[index - 1]![1],
  );
  const [first, ...rest] = distinct;
  if (!first || rest.length < (isClosed ? 3 : 1)) return '';
  const moves = rest.map(([x, y], index) =>
    [x - distinct[index]![0], y - distinct[index]![1]].map(written).join(' ').replace(' -', '-'),
  );
  return `M${first.map(written).join(' ')}l${moves.join(' ').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`;
}

interface Drawing {
  readonly name: string;
  readonly resolution: '110m' | '50m';
  readonly projection: (position: Coordinates) => Point;
  /** Bounds of the map in degrees. */
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
  readonly width: number;
  /** Positions of the country codes: on the country, or next to it with a line to it. */
  readonly labels: Record<string, Coordinates>;
  readonly lines: Record<string, Coordinates>;
  /** Countries too small for an outline. */
  readonly dots: Record<string, Coordinates>;
}

const DRAWINGS: readonly Drawing[] = [
  {
    name: 'WORLD',
    resolution: '110m',
    // The map edges are in the Bering Strait, so that no country is split.
    projection: ([longitude, latitude]) => naturalEarth([turned(longitude), latitude]),
    west: WEST_EDGE,
    east: WEST_EDGE + 360 - 1e-9,
    north: 84,
    south: -56,
    width: 808,
    labels: {
      US: [-99, 39],
      EG: [29.3, 26],
      AE: [61, 19],
      IN: [79, 22.5],
      CN: [103, 34.5],
      HK: [118.5, 16],
      TW: [131, 22],
      KR: [141, 52],
      JP: [151, 35],
      SG: [111, -1.5],
    },
    lines: { KR: [128, 37] },
    dots: { HK: [114.2, 22.3], SG: [103.8, 1.35] },
  },
  {
    name: 'EUROPE',
    resolution: '50m',
    projection: mercator,
    west: -11,
    east: 42,
    north: 60.5,
    south: 35,
    width: 416,
    labels: {
      GB: [-1.2, 52.3],
      BE: [0.6, 56.6],
      FR: [2.3, 46.6],
      ES: [-3.8, 39.7],
      CH: [8.2, 46.3],
      DE: [10.3, 50.8],
      IT: [17.3, 42.9],
      PL: [19.3, 51.6],
      UA: [31.5, 48.6],
    },
    lines: { BE: [4.4, 50.8], IT: [13.2, 42.6] },
    dots: {},
  },
];

/** Removes points within half a pixel of the line between the others (Douglas–Peucker). */
function simplified(points: readonly Point[]): Point[] {
  const [x1, y1] = points[0]!;
  const [x2, y2] = points.at(-1)!;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const distances = points.map(([x, y]) =>
    length === 0
      ? Math.hypot(x - x1, y - y1)
      : Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / length,
  );
  const farthest = Math.max(...distances);
  if (farthest < 0.5) return [points[0]!, points.at(-1)!];
  const index = distances.indexOf(farthest);
  return [...simplified(points.slice(0, index + 1)).slice(0, -1), ...simplified(points.slice(index))];
}

const contains = (ring: readonly Point[], [x, y]: Point): boolean =>
  ring.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length]!;
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);
const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length]!;
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

/** Projects the arcs of the atlas onto the map and simplifies them to the visible detail. */
function onMap(atlas: Atlas, toMap: (position: Coordinates) => Point): Atlas {
  const { scale, translate } = atlas.transform!;
  const arcs = atlas.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const positions = arc.map(([dx, dy]): Coordinates => {
      x += dx!;
      y += dy!;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return simplified(positions.map(toMap)) as [number, number][];
  });
  return { type: 'Topology', objects: atlas.objects, arcs };
}

/** Natural Earth shows de facto control; here Crimea is part of Ukraine, as for the United Nations and the EU. */
const CRIMEA: Coordinates = [34.3, 45.3];
function giveBack(atlas: Atlas, crimea: Point): void {
  const countries = atlas.objects.countries.geometries as Country[];
  const holder = countries.find(({ properties }) => properties.name === 'Russia') as MultiPolygon;
  const owner = countries.find(({ properties }) => properties.name === 'Ukraine')!;
  const outlines = feature(atlas, holder).geometry.coordinates as unknown as Point[][][];
  const index = outlines.findIndex(([ring]) => contains(ring!, crimea));
  if (index < 0) return;
  Object.assign(owner, {
    type: 'MultiPolygon',
    arcs: [...(owner.type === 'Polygon' ? [owner.arcs] : owner.arcs), ...holder.arcs.splice(index, 1)],
  });
}

/** How far beyond its frame a map is cut, in pixels, so that the cut edge is not visible. */
const MARGIN = 4;

function draw({ name, resolution, projection, width, labels, lines, dots, ...shown }: Drawing): string {
  const [left] = projection([shown.west, 0]);
  const [right] = projection([shown.east, 0]);
  const [, top] = projection([0, shown.north]);
  const [, bottom] = projection([0, shown.south]);
  const scale = width / (right - left);
  const height = Math.round((bottom - top) * scale);
  const toMap = (position: Coordinates): Point => {
    const [x, y] = projection(position);
    return [(x - left) * scale, (y - top) * scale];
  };
  const atlas = onMap(
    JSON.parse(
      readFileSync(path.join(ROOT, `node_modules/world-atlas/countries-${resolution}.json`), 'utf8'),
    ) as Atlas,
    toMap,
  );
  giveBack(atlas, toMap(CRIMEA));
  const countries = (atlas.objects.countries.geometries as Country[]).filter(
    ({ properties }) => properties.name !== 'Antarctica',
  );

  /** Clips a ring to the frame (Sutherland–Hodgman). */
  const cut = (ring: readonly Point[]): Point[] =>
    (
      [
        [0, -MARGIN, 1],
        [0, width + MARGIN, -1],
        [1, -MARGIN, 1],
        [1, height + MARGIN, -1],
      ] as const
    ).reduce<Point[]>(
      (rest, [axis, limit, side]) =>
        rest.flatMap((point, index) => {
          const before = rest.at(index - 1)!;
          const isIn = (point[axis] - limit) * side >= 0;
          if (isIn === (before[axis] - limit) * side >= 0) return isIn ? [point] : [];
          const share = (limit - before[axis]) / (point[axis] - before[axis]);
          const crossing: Point = [
            before[0] + (point[0] - before[0]) * share,
            before[1] + (point[1] - before[1]) * share,
          ];
          return isIn ? [crossing, point] : [crossing];
        }),
      [...ring],
    );

  const isInFrame = ([x, y]: Point) => x >= 0 && x <= width && y >= 0 && y <= height;
  const outlineOf = (parts: readonly Country[]): string =>
    (merge(atlas, [...parts]).coordinates as unknown as Point[][][])
      .flat()
      .map(cut)
      .filter((ring) => areaOf(ring) >= 1)
      .map((ring) => pathOf(ring, true))
      .join('');
  const borders = (
    mesh(atlas, atlas.objects.countries, (one, other) => one !== other).coordinates as unknown as Point[][]
  )
    .filter((line) => line.some(isInFrame))
    .map((line) => pathOf(line, false))
    .join('');
  const record = (entries: readonly (readonly [code: string, value: string])[]) =>
    `{${entries.map(([code, value]) => `\n    ${code}: ${value},`).join('')}\n  }`;
  const points = (positions: Record<string, Coordinates>) =>
    record(
      Object.entries(positions).map(([code, position]) => [
        code,
        `[${toMap(position).map(rounded).join(', ')}]`,
      ]),
    );
  const outlines = CODES.filter((code) => !(code in dots)).flatMap((code) => {
    const outline = outlineOf(countries.filter(({ properties }) => properties.name === nameOf(code)));
    return outline === '' ? [] : [[code, `'${outline}'`] as const];
  });
  return `export const ${name}: MapDrawing = {
  width: ${width},
  height: ${height},
  land: '${outlineOf(countries)}',
  borders: '${borders}',
  outlines: ${record(outlines)},
  dots: ${points(dots)},
  labels: ${points(labels)},
  lines: ${points(lines)},
};`;
}

writeFileSync(
  path.join(ROOT, 'packages/ui/src/information-hub/market-map/generated/outlines.ts'),
  [
    '// Written by tools/market-map.ts. Do not edit.',
    "import type { MapDrawing } from '../drawing.js';",
    ...DRAWINGS.map(draw),
    '',
  ]
    .join('\n\n')
    .replace(/\n\n$/, '\n'),
);
