// Draws the home page's quiet world once, so that no map library reaches the browser:
// node mf-listings/world/draw.mjs > mf-listings/src/home/world.ts
import { readFileSync } from 'node:fs';
import { geoContains, geoInterpolate, geoNaturalEarth1 } from 'd3-geo';
import { feature } from 'topojson-client';

const width = 660;
const height = 380;
const step = 9;
const projection = geoNaturalEarth1()
  .scale(156)
  .rotate([-10, 0])
  .translate([width / 2, 226]);

const airports = {
  DEL: [77.1, 28.56],
  FRA: [8.57, 50.03],
  HYD: [78.43, 17.24],
  IAH: [-95.34, 29.98],
  IKA: [51.15, 35.41],
  JFK: [-73.78, 40.64],
  LHR: [-0.45, 51.47],
  LIS: [-9.14, 38.77],
  LOS: [3.32, 6.58],
  MEX: [-99.07, 19.44],
  MIA: [-80.29, 25.79],
  MNL: [121.02, 14.51],
  ORD: [-87.9, 41.98],
  WAW: [20.97, 52.17],
};
/** All of them are in the demo's timetable. */
const routes = 'ORD-DEL JFK-HYD IAH-LOS JFK-WAW ORD-MEX MIA-LIS FRA-IKA LHR-DEL LHR-MNL'
  .split(' ')
  .map((route) => route.split('-'));

const atlas = new URL(import.meta.resolve('world-atlas/land-110m.json'));

const topology = JSON.parse(readFileSync(atlas, 'utf8'));
const land = feature(topology, topology.objects.land);

const steps = 6;
const arcs = routes.map(([from, to]) => {
  const way = geoInterpolate(airports[from], airports[to]);
  return smooth(Array.from({ length: steps + 1 }, (_, step) => projection(way(step / steps))));
});

/** A curve that bends at the points instead of breaking there. */
function smooth(points) {
  const at = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const between = ([x, y], [nextX, nextY]) => [(x + nextX) / 2, (y + nextY) / 2];
  const bends = points.slice(1, -1).map((point, index) => {
    const next = points[index + 2];
    return `Q${at(point)} ${at(index + 3 === points.length ? next : between(point, next))}`;
  });
  return `M${at(points[0])}${bends.join('')}`;
}

const cities = [...new Set(routes.flat())].map((code) => {
  const [x, y] = projection(airports[code]);
  return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
});

/** Rows of land as runs, a hair longer than needed; the stylesheet's dash pattern puts one dot on every step. */
function dots() {
  let path = '';
  for (let row = 0; (row + 0.5) * step < height; row += 1) {
    const y = (row + 0.5) * step;
    let from = null;
    for (let x = row % 2 ? step : step / 2; ; x += step) {
      const isDry = x < width && isLand(x, y);
      if (isDry) from ??= x;
      if (!isDry && from !== null) path += `M${from} ${y}h${x - step - from + 0.1}`;
      if (!isDry) from = null;
      if (x >= width) break;
    }
  }
  return path;
}

function isLand(x, y) {
  const place = projection.invert([x, y]);
  if (!place || place[1] > 84 || place[1] < -56) return false;
  // Outside the globe's outline the inverse still answers: only what projects back to the same spot is on it.
  const [backX, backY] = projection(place);
  return Math.hypot(backX - x, backY - y) < 1 && geoContains(land, place);
}

console.log(`// Drawn by world/draw.mjs from Natural Earth's outlines of land.
export const width = ${width};
export const height = ${height};
export const step = ${step};
export const land =
  '${dots()}';
export const arcs = [
${arcs.map((arc) => `  '${arc}',`).join('\n')}
];
export const cities =
  '${cities.join('')}';`);
