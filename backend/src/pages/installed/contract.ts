/** Two pictures of the product that a browser shows where it offers to install the site, in pixels. */
export const screenshots = [
  { form: 'narrow', width: 360, height: 800 },
  { form: 'wide', width: 1280, height: 800 },
] as const;

/** A device that is held upright: its screen in CSS pixels, and how many pixels each of them has. */
export interface Screen {
  width: number;
  height: number;
  ratio: number;
}

const upright = (ratio: number, ...sides: [width: number, height: number][]): Screen[] =>
  sides.map(([width, height]) => ({ width, height, ratio }));

/** The iPhones and iPads that are sold or still get updates. */
export const startScreens: readonly Screen[] = [
  ...upright(2, [375, 667], [414, 896]),
  ...upright(3, [414, 736], [375, 812], [390, 844], [393, 852], [402, 874], [414, 896], [420, 912]),
  ...upright(3, [428, 926], [430, 932], [440, 956]),
  ...upright(2, [744, 1133], [768, 1024], [810, 1080], [820, 1180], [834, 1112], [834, 1194], [834, 1210]),
  ...upright(2, [1024, 1366], [1032, 1376]),
];

/** In pixels. */
export const startPicturePath = ({ width, height, ratio }: Screen): string =>
  `/start-${width * ratio}x${height * ratio}.png`;

/** What Safari shows while the installed site starts, as a link names it; undefined for a screen that has none. */
export function startPictureFor(screen: Screen): { href: string; media: string } | undefined {
  const [width, height] = [screen.width, screen.height].sort((one, other) => one - other);
  const known = startScreens.find(
    (one) => one.width === width && one.height === height && one.ratio === screen.ratio,
  );
  return (
    known && {
      href: startPicturePath(known),
      media: `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${known.ratio}) and (orientation: portrait)`,
    }
  );
}
