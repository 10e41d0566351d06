import { createIcon } from './createIcon';

const alongTheLine = { 'data-arrow': '' };

/** Points along the line, so it is mirrored where lines run from right to left. */
const createArrow = (...shapes: Parameters<typeof createIcon>): ReturnType<typeof createIcon> => {
  const Arrow = createIcon(...shapes);
  return (props) => Arrow({ ...alongTheLine, ...props });
};

export const BackIcon = /* @__PURE__ */ createArrow(
  ['path', { d: 'm12 19-7-7 7-7' }],
  ['path', { d: 'M19 12H5' }],
);

export const ChevronDownIcon = /* @__PURE__ */ createIcon(['path', { d: 'm6 9 6 6 6-6' }]);

export const ChevronLeftIcon = /* @__PURE__ */ createArrow(['path', { d: 'm15 18-6-6 6-6' }]);

export const ChevronRightIcon = /* @__PURE__ */ createArrow(['path', { d: 'm9 18 6-6-6-6' }]);

export const UndoIcon = /* @__PURE__ */ createArrow(
  ['path', { d: 'M9 14 4 9l5-5' }],
  ['path', { d: 'M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11' }],
);
